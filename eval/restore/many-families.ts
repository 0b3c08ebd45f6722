import type { Client } from 'pg';

const FAMILIES = 100;
const PLAYS_EACH = 20;
/** Five minutes of talk: 7,034 words in 52 minutes (session.md), at 7 to 8 words a line. */
const LINES_EACH = 90;

/** Copies a play session that was really heard, until there are as many as of a hundred families, at the length of five minutes. */
export async function addManyFamilies(client: Client, playSessionId: number): Promise<void> {
  await client.query(
    `insert into users (email) select 'family-' || n || '@example.org' from generate_series(1, ${FAMILIES}) n`,
  );
  await client.query(
    `insert into children (user_id, name, date_of_birth, pronouns)
     select id, 'Noa', '2022-03-01', 'she/her' from users where email like 'family-%'`,
  );
  const { rows } = await client.query(
    `select length(audio_transcription) as letters, (select count(*)::int from utterances where play_session_id = s.id) as lines
     from special_sessions s where id = $1`,
    [playSessionId],
  );
  await client.query(
    `insert into special_sessions (user_id, child_id, duration, audio_transcription, ai_analysis, praise_score,
       reflection_score, overall_score, feedback, suggestions, labeled_praises, reflections, completed_at)
     select c.user_id, c.id, 300, repeat(s.audio_transcription, $2), s.ai_analysis, s.praise_score,
       s.reflection_score, s.overall_score, s.feedback, s.suggestions, s.labeled_praises, s.reflections,
       now() - n * interval '31 hours'
     from children c join users u on u.id = c.user_id and u.email like 'family-%',
       special_sessions s, generate_series(1, ${PLAYS_EACH}) n
     where s.id = $1`,
    [playSessionId, Math.round(LINES_EACH / rows[0].lines)],
  );
  await client.query(
    `insert into utterances (play_session_id, user_id, position, start_ms, end_ms, speaker, speaker_confidence, text,
       text_confidence, code, code_confidence, why)
     select s.id, s.user_id, n, n * 3000, n * 3000 + 2000, l.speaker, l.speaker_confidence, l.text, l.text_confidence,
       l.code, l.code_confidence, l.why
     from special_sessions s join users u on u.id = s.user_id and u.email like 'family-%',
       generate_series(0, ${LINES_EACH - 1}) n
       join utterances l on l.play_session_id = $1 and l.position = n % $2`,
    [playSessionId, rows[0].lines],
  );
  await client.query('vacuum analyze');
}

/** What a play session of five minutes takes on the disk of the database, with its lines and indexes. */
export async function bytesPerPlay(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select (pg_total_relation_size('special_sessions') + pg_total_relation_size('utterances')) / count(*) as bytes
     from special_sessions`,
  );
  return Number(rows[0].bytes);
}
