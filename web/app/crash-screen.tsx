import { Component, type ReactNode } from 'react';
import { product } from '#domain/content.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { PhoneColumn } from '#web/ui/phone-column.tsx';

/** The last resort, most often a page whose code could not be fetched: says so and offers to reload. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <PhoneColumn>
        <main className="flex flex-1 flex-col justify-center">
          <EmptyState
            illustration={<BlocksIllustration className="w-full" />}
            title="That didn’t load"
            text={`The connection may have dropped, or ${product.name} was just updated. Nothing you saved is lost.`}
            action={<Button onClick={() => window.location.reload()}>Load it again</Button>}
          />
        </main>
      </PhoneColumn>
    );
  }
}
