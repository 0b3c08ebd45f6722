/** Its library and rules come with the first message: a start does not wait for them. */
export async function loadBuiltInCoach() {
  const [
    { answer, opening },
    { answerInDoubt, dangerAnswer },
    { screenForDanger },
    { loadMessageReader },
  ] = await Promise.all([
    import('#coaching/coach.ts'),
    import('#coaching/danger/answer.ts'),
    import('#coaching/danger/screen.ts'),
    import('#server/adapters/message-reader.ts'),
  ]);
  return { answer, opening, answerInDoubt, dangerAnswer, screenForDanger, loadMessageReader };
}
