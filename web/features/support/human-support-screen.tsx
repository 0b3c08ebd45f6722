import { SupportScreen } from './support-screen.tsx';

export function HumanSupportScreen() {
  return (
    <SupportScreen
      title="Human Support"
      backTo="/contact"
      intro="Your message goes straight to someone on our team."
      promise="A member of our team will respond personally within 24 hours."
    />
  );
}
