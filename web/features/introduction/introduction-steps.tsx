import {
  Footprints,
  HandHeart,
  Handshake,
  Heart,
  type LucideIcon,
  MessageCircle,
  Smile,
  Sun,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { product } from '#domain/content.ts';
import {
  BlocksIllustration,
  HandsIllustration,
  type IllustrationProps,
  SeedlingIllustration,
} from '#web/ui/illustrations.tsx';

interface Point {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
}

export interface IntroductionStep {
  readonly Illustration: ComponentType<IllustrationProps>;
  readonly title: string;
  readonly text: string;
  readonly points: readonly Point[];
}

export const introductionSteps = [
  {
    Illustration: HandsIllustration,
    title: `What is ${product.name}?`,
    text: 'Five minutes of play a day where your child leads and you follow. We show you what to say, and what you already do well.',
    points: [],
  },
  {
    Illustration: BlocksIllustration,
    title: 'How It Works',
    text: 'Sit down with a few toys, and see where it goes.',
    points: [
      { icon: Footprints, title: 'Child Leads', text: 'They choose the game and where it goes.' },
      {
        icon: HandHeart,
        title: 'You Support',
        text: 'You praise, repeat and describe what you see.',
      },
      { icon: Sun, title: 'Stay Present', text: 'No questions, no commands, no phone to look at.' },
    ],
  },
  {
    Illustration: SeedlingIllustration,
    title: 'Benefits',
    text: 'What small, steady moments can grow into.',
    points: [
      { icon: Heart, title: 'A stronger bond' },
      { icon: Handshake, title: 'Better behavior and cooperation' },
      { icon: Smile, title: 'More confidence and self-esteem' },
      { icon: MessageCircle, title: 'Better communication' },
    ],
  },
] as const satisfies readonly IntroductionStep[];
