import { Heart, type LucideIcon, MessageCircle, Smile, Sparkles, Users } from 'lucide-react';
import { useCurrentUser } from '#web/api/current-user.ts';
import { Card } from '#web/ui/card.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

const skills: readonly { icon: LucideIcon; name: string; example: string }[] = [
  { icon: Heart, name: 'Praise what you see', example: '“I love how gently you stack those.”' },
  { icon: MessageCircle, name: 'Reflect their words', example: '“It IS a rocket!”' },
  { icon: Users, name: 'Imitate their play', example: '“I’m building a tower too.”' },
  { icon: Sparkles, name: 'Describe what they do', example: '“You put the red one on top.”' },
  {
    icon: Smile,
    name: 'Enjoy the moment',
    example: 'A smile counts more than a perfect sentence.',
  },
];

export function HomeScreen() {
  const { data: user } = useCurrentUser();
  return (
    <PhoneScreen
      header={<ScreenHeader title={user?.firstName ? `Hello, ${user.firstName}` : 'Hello'} />}
    >
      <Card className="flex flex-wrap items-center gap-4">
        <BlocksIllustration className="w-24" />
        <p className="min-w-0 grow basis-40 font-bold text-lg">
          Five minutes, and your child leads. These five help:
        </p>
      </Card>
      <ul className="flex flex-col gap-4">
        {skills.map(({ icon: Icon, name, example }) => (
          <li key={name} className="flex items-start gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-lamp-soft text-lamp">
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h2 className="font-bold">{name}</h2>
              <p className="text-ink-soft">{example}</p>
            </div>
          </li>
        ))}
      </ul>
    </PhoneScreen>
  );
}
