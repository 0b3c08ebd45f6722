import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { cx } from './cx.ts';
import { dismissToast, type ToastEntry } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

export function ToastRegion({ entry }: { entry: ToastEntry | undefined }) {
  return (
    <Toast.Provider label="Notification" swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {entry && <ToastCard key={entry.id} entry={entry} />}
      <Toast.Viewport
        label="Notifications ({hotkey})"
        hotkey={['F8']}
        // Clear of the title and Back above, and of the navigation or two buttons below; in the column on a desktop, too, lower down.
        className="fixed inset-x-0 bottom-[calc(11rem+env(safe-area-inset-bottom))] lg:bottom-24 z-50 mx-auto w-full max-w-md px-4"
      />
    </Toast.Provider>
  );
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const destructive = entry.variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
      duration={entry.durationMs}
      type={destructive ? 'foreground' : 'background'}
      className={cx(
        'flex gap-3 rounded-card border bg-card py-3.5 pr-2 pl-3.5 text-ink shadow-soft',
        'data-[state=closed]:animate-leave data-[state=open]:animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        destructive ? 'border-danger' : 'border-line',
      )}
    >
      <span
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full',
          destructive ? 'bg-danger-soft text-danger' : 'bg-lamp-soft text-lamp',
        )}
      >
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 self-center">
        <Toast.Title className="font-bold">{entry.title}</Toast.Title>
        {entry.description && (
          <Toast.Description className="break-words text-ink-soft text-sm">
            {entry.description}
          </Toast.Description>
        )}
        {entry.action && (
          <Toast.Action
            altText={entry.action.label}
            onClick={entry.action.onAction}
            className="-ml-3 mt-1 min-h-11 rounded-full px-3 font-bold text-lamp hover:bg-lamp-soft"
          >
            {entry.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-my-1 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-ink/7"
      >
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
