import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { AppError } from '#server/app-error.ts';
import { sendError } from './error-handler.ts';
import { isPageAddress, type SendPage } from './web-app.ts';

const patterns = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Unknown addresses: the app for pages, 405 for a known call with the wrong method, else 404. */
export function handleNotFound(app: FastifyInstance, sendPage: SendPage | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    if (sendPage && isPageAddress(request.method, request.url)) {
      return sendPage(request, reply);
    }
    const path = request.url.split('?')[0] ?? '';
    const allowed: string[] = patterns
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      return sendError(
        request,
        reply,
        new AppError('method_not_allowed', `This address takes ${allowed.join(' and ')} only.`),
      );
    }
    return sendError(request, reply, new AppError('not_found', 'There is nothing here.'));
  });
}
