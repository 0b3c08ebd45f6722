import { claims } from '#domain/content.ts';
import { LegalDocument } from './legal-document.tsx';
import { privacySections } from './privacy-sections.tsx';

export function PrivacyScreen() {
  return (
    <LegalDocument
      title="Privacy Policy"
      summary={`In short: ${claims.audioPrivacy} We sell nothing, track nothing, and you can delete everything.`}
      sections={privacySections}
    />
  );
}
