import { HeartHandshake } from 'lucide-react';
import { LinkRows } from '#web/ui/link-rows.tsx';
import { SupportScreen } from './support-screen.tsx';

export function ContactScreen() {
  return (
    <SupportScreen
      title="Contact Us"
      backTo="/account"
      intro="A question, a problem, an idea? Tell us what you need help with."
      promise="We’ll get back to you within 24 hours."
    >
      <LinkRows
        rows={[
          {
            to: '/contact/human',
            icon: HeartHandshake,
            label: 'Human Support',
            hint: 'Someone on our team will answer you',
          },
        ]}
      />
    </SupportScreen>
  );
}
