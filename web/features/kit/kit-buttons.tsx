import { Bell, Heart } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { KitSection } from './kit-section.tsx';

export function KitButtons() {
  return (
    <KitSection title="Buttons">
      <Button fullWidth>Start playing</Button>
      <Button variant="secondary" fullWidth>
        Invite a second caregiver
      </Button>
      <Button variant="quiet" fullWidth>
        Maybe later
      </Button>
      <Button variant="danger" fullWidth>
        Delete my account
      </Button>
      <Button fullWidth pending pendingLabel="Joining...">
        Join
      </Button>
      <Button fullWidth disabled>
        Not yet
      </Button>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/kit" size="compact">
          Router link
        </ButtonLink>
        <ButtonLink href="#kit" size="compact" variant="secondary">
          Plain link
        </ButtonLink>
        <IconButton label="Reminders">
          <Bell aria-hidden />
        </IconButton>
        <IconButton label="Favorite" disabled>
          <Heart aria-hidden />
        </IconButton>
      </div>
    </KitSection>
  );
}
