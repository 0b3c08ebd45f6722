// Good news, read by the networks that the product has: it is no trouble, whatever it is about.
import { describe, expect, it } from 'vitest';
import { answer } from '#coaching/coach.ts';
import type { CoachContext } from '#coaching/context.ts';
import { loadMessageReader } from '#server/adapters/message-reader.ts';

const reader = await loadMessageReader();
const context: CoachContext = {
  child: { name: 'Mia', age: 4, pronouns: 'she/her' },
  siblings: [],
  play: undefined,
  timeZone: 'Europe/London',
};
const say = (message: string) => answer(reader, context, [], message);
const GLAD = /^(?:Congratulations|Good for you|Hooray|Hurray|What|One line|Please tell me)\b/;

describe('good news', () => {
  it.each([
    'Mia slept in her own bed ALL NIGHT. first time in 7 months. no question just bragging',
    'we had our first no-tears drop off since august, I cried instead haha',
    'She got invited to a birthday party. First one since kindergarten.',
    'she pooped in the potty!!!! first time ever!!!',
    'got the job!!! first one since she was born. start monday. she made me a sign',
    'HE SCORED A GOAL. first ever. 3 seasons. wrong foot and everything',
    'We got the IEP!!! Speech twice a week and a para in the room. Took me eight months of emails',
    'just got word Mia got off the waitlist for public pre-k!! free!! starts monday',
  ])('is met with joy: %s', async (message) => {
    expect(await say(message)).toMatch(GLAD);
  });

  it.each([
    'she never slept through the night, not for the first time in 7 months. what do I do',
    'drop off is all tears, every single morning since august',
    'she got invited to a birthday party but she is scared to go',
    'she finally pooped!! in the bathtub. again',
    'They destroyed the bathroom together, toilet paper everywhere. honestly they played nicely for once',
    'Everyone keeps saying congratulations about the twins. I haven’t told a soul that I don’t want this.',
    'calm night bc i gave up n let them watch tv till 10',
  ])('is not what only sounds like it: %s', async (message) => {
    expect(await say(message)).not.toMatch(GLAD);
  });

  it('that follows on something else leans on that', async () => {
    const history = [
      { role: 'user', content: 'Baseball: begged to sign up, and four games in he wants to quit' },
      { role: 'assistant', content: 'Agree on a fair end, such as four more times.' },
    ] as const;
    const message = 'Asked him. He said the coach calls him Daisy. So now I want to quit too';
    expect(await answer(reader, context, history, message)).not.toMatch(GLAD);
  });
});
