// The one exception to JSON bodies: a form with one file, on the routes of a scope that asks for it.
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '#contract/endpoint.ts';
import { AppError } from '#server/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the form's field that holds the file. */
    uploadField?: string;
  }
}

/** Routes of this scope take a form and no JSON; every other scope goes on as it was. */
export function acceptUploads(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.register(multipart);
}

/** The file of the form, in memory: it never touches a disk. */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: Upload,
): Promise<Uint8Array> {
  const file = await readFile(request, maxBytes);
  if (file?.name !== field) {
    throw new AppError('invalid_input', `Please send one file, named "${field}".`);
  }
  return file.content;
}

async function readFile(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) return undefined;
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1 };
    const file = await request.file({ limits });
    return file && { name: file.fieldname, content: await file.toBuffer() };
  } catch (error) {
    throw refusalOf(error);
  }
}

const MOST_FIELD_BYTES = 1024;

/**
 * Reads a form with fields whose file is too large for memory: `takeFile` gets it as it comes, with the fields that stood before
 * it. Resolves with all fields; whether there was a file, `takeFile` knows. What it throws itself is passed on.
 */
export async function readForm(
  request: FastifyRequest,
  { field, maxBytes, fields: schema }: Upload,
  takeFile: (file: Readable, fieldsBefore: Readonly<Record<string, string>>) => Promise<void>,
): Promise<Readonly<Record<string, string>>> {
  const fields: Record<string, string> = {};
  if (!request.isMultipart()) return fields;
  const names = Object.keys(schema?.shape ?? {});
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: names.length,
    parts: names.length + 1,
    fieldSize: MOST_FIELD_BYTES,
  };
  let ownFailure: unknown;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (names.includes(part.fieldname)) fields[part.fieldname] = String(part.value);
      } else if (part.fieldname === field) {
        await takeFile(part.file, fields).catch((error: unknown) => {
          // A form or a connection that broke shows in the file as well; that we stopped reading, too.
          const { errored } = part.file;
          if (!errored || errored.name === 'AbortError') ownFailure = error;
          throw error;
        });
      } else part.file.resume();
      if (part.type === 'file' && part.file.truncated) throw tooLarge;
    }
  } catch (error) {
    throw error instanceof AppError || error === ownFailure ? error : refusalOf(error);
  }
  return fields;
}

const tooLarge = new AppError('body_too_large', 'That’s too much data to send at once.');

function refusalOf(error: unknown): AppError {
  if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge;
  // Whatever else the parser throws, some of it without a status: the form is not one.
  return new AppError('malformed_body', 'The request is malformed.');
}
