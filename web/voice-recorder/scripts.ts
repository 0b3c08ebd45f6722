// Something to read aloud: kind words of play, in everyday language. Read calmly, the short one takes 15 seconds and the long one
// about 50.

export const SHORT_SCRIPT: readonly string[] = [
  'Here we are, on the floor, with all the blocks.',
  'You are putting the red one on top, slowly and carefully.',
  'I love how you’re trying again.',
  'Now it is as tall as you are, and I am so happy to be playing with you.',
];

export const LONG_SCRIPT: readonly string[] = [
  'It is a quiet afternoon, and we have a few minutes to play.',
  'You chose the wooden train today. You are connecting the tracks, one by one, all the way around the chair.',
  'I like how patiently you’re looking for the piece that fits.',
  'The blue engine goes first, then the yellow car with the bears inside. They are on their way to the beach.',
  'You made a bridge out of two books! The train drives under it and whistles.',
  'Now it stops so everybody can get out. You help the smallest bear down.',
  'Thank you for showing me how it works. I’m enjoying building this with you.',
  'And when we are done, we’ll leave the tracks where they are, for tomorrow.',
];
