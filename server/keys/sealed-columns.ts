// Columns of the database that hold sealed bytes. Whoever seals into another one adds it here, and a rotation reaches it.
import type { SealContext } from '#server/adapters/sealed-bytes.ts';

export interface SealedColumn {
  /** For people. */
  readonly what: string;
  readonly table: string;
  readonly column: string;
  /** First part of the context. */
  readonly use: string;
  /** The rest of the context, as SQL. */
  readonly name: string;
}

export const sealedColumns: readonly SealedColumn[] = [
  {
    what: 'parts of waiting uploads',
    table: 'recording_parts',
    column: 'sealed_bytes',
    use: 'uploads',
    name: `upload_id || '/' || position`,
  },
  {
    what: 'secrets of authenticator apps',
    table: 'authenticators',
    column: 'sealed_secret',
    use: 'totp',
    name: 'user_id::text',
  },
];

export const contextIn = ({ use }: SealedColumn, name: string): SealContext => `${use}/${name}`;
