// A real SMTP server on loopback that keeps what it gets.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly mails: readonly Email[];
  /** Recipients as the protocol named them, which is where mail really goes. */
  readonly recipients: readonly string[];
  /** While true, every mail is refused for now, as an overloaded server does. */
  isBusy: boolean;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailServer.isBusy) {
          done(Object.assign(new Error('Try later'), { responseCode: 451 }));
          return;
        }
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        const keep = async () => {
          mails.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        };
        void keep();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    isBusy: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

/** The one link in a mail. */
export function linkIn(mail: Email | undefined): URL {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('There is no link in this mail');
  return new URL(link);
}
