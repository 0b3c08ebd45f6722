// The one exception to JSON bodies: a form with one file, on the routes of a scope that asks for it.
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
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('body_too_large', 'That is too much data to send at once.');
    }
    // Whatever else the parser throws, some of it without a status: the form is not one.
    throw new AppError('malformed_body', 'The request is malformed.');
  }
}
