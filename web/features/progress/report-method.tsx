import { claims, product } from '#domain/content.ts';
import { estimateErrors } from '#domain/estimate-errors.ts';
import { ReportSection } from './report-section.tsx';

const off = (skill: keyof typeof estimateErrors) => Math.round(estimateErrors[skill]);

export function ReportMethod() {
  return (
    <ReportSection title="Where these numbers come from">
      <div className="flex flex-col gap-2 text-ink-soft text-sm">
        <p>
          {product.name} listens to five minutes of play, writes down what was said, tells the
          grown-up from the child, and codes each thing the grown-up says by the Dyadic Parent-Child
          Interaction Coding System. It’s all automatic, and nobody has checked it, so read the
          numbers as estimates and look at the trend rather than at any one session.
        </p>
        <p>
          In our own measurement on made-up sessions with synthetic voices, a session’s count was
          off on average by about {off('labeledPraises')} for praise, {off('behaviorDescriptions')}{' '}
          for describing, {off('reflections')} for reflection, {off('questions')} for questions and{' '}
          {off('commands')} for commands. It hasn’t been measured with real voices and rooms.
        </p>
        <p>
          Sessions with many other voices are not scored. Shorter sessions are shown as they were
          counted. This report isn’t a diagnosis or a professional’s assessment. {claims.disclaimer}
        </p>
      </div>
    </ReportSection>
  );
}
