import { Check, Mic, MicOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { VoiceStatus } from '#contract/voice.ts';
import { product } from '#domain/content.ts';
import { type OPEN_RECORDER, useVoiceStatus } from '#web/api/voice-status.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { EnrollDialog } from './enroll-dialog.tsx';
import { EnrolledVoice } from './enrolled-voice.tsx';
import { SettingsCard } from './settings-card.tsx';

const benefits = [
  'We get better at telling your words from your child’s',
  'Only your own praise, describing and reflection are counted',
  'Other voices in the room get in the way less',
] as const;

export function VoiceCard() {
  return (
    <SettingsCard title="Voice Recognition Setup">
      <VoiceState />
    </SettingsCard>
  );
}

function VoiceState() {
  const { data: status, isPending } = useVoiceStatus();
  if (isPending) return <VoiceSkeleton />;
  if (!status) {
    return (
      <p className="text-ink-soft">
        We can’t tell right now whether your voice is enrolled. Play sessions work either way.
      </p>
    );
  }
  return <KnownVoice status={status} />;
}

function KnownVoice({ status }: { status: VoiceStatus }) {
  const { opensRecorder } = (useLocation().state ?? {}) as Partial<typeof OPEN_RECORDER>;
  const opened = { isReplacing: status.enrolled };
  const [enrolling, setEnrolling] = useState(
    opensRecorder && status.available ? opened : undefined,
  );
  return (
    <>
      <VoiceContent status={status} onEnroll={() => setEnrolling(opened)} />
      {enrolling && <EnrollDialog {...enrolling} onClose={() => setEnrolling(undefined)} />}
    </>
  );
}

interface VoiceContentProps {
  readonly status: VoiceStatus;
  readonly onEnroll: () => void;
}

function VoiceContent({ status, onEnroll }: VoiceContentProps) {
  if (status.enrolled) return <EnrolledVoice status={status} onEnroll={onEnroll} />;
  if (!status.available) {
    return (
      <VoiceHeading icon={<MicOff aria-hidden className="size-6" />} title="Not available yet">
        Voice enrollment isn’t available here yet. Play sessions work fine without it.
      </VoiceHeading>
    );
  }
  return (
    <>
      <VoiceHeading icon={<Mic aria-hidden className="size-6" />} title="Voice not enrolled">
        Read aloud for half a minute, and {product.name} will know your voice.
      </VoiceHeading>
      <ul className="flex flex-col gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5 text-ink-soft">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-lamp" />
            {benefit}
          </li>
        ))}
      </ul>
      <Button fullWidth onClick={onEnroll}>
        Enroll Your Voice
      </Button>
    </>
  );
}

interface VoiceHeadingProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function VoiceHeading({ icon, title, children }: VoiceHeadingProps) {
  return (
    <div className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lamp-soft text-lamp">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-bold">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
    </div>
  );
}

function VoiceSkeleton() {
  return (
    <SkeletonGroup label="Checking your voice enrollment...">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-5 w-full" />
      {benefits.map((benefit) => (
        <Skeleton key={benefit} className="h-12 w-full" />
      ))}
      <Skeleton className="h-14 w-full rounded-full!" />
    </SkeletonGroup>
  );
}
