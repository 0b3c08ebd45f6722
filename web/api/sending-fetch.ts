export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Like `fetch`, which says nothing before the answer comes: it tells how much of the body has left, in percent. */
export function sendingFetch(onSent: (percent: number) => void): Fetch {
  return (address, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onSent(Math.floor((100 * loaded) / total)),
      );
      request.addEventListener('load', () => {
        const { status, statusText, responseText } = request;
        resolve(new Response(responseText, { status, statusText }));
      });
      // As fetch rejects, where nothing arrived.
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.send(body as FormData);
    });
}
