import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { PlaySessionId } from '#domain/ids.ts';
import { isCoaching } from '#web/coach/coaching-address.ts';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { useGoBack } from '#web/ui/use-go-back.ts';
import { NewPlaySession } from './new-play-session.tsx';
import { SavedPlaySession } from './saved-play-session.tsx';

export function ResultsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const toResults = useGoBack(pathname);
  const goBack = isCoaching(search) ? toResults : () => navigate('/');
  return (
    <PhoneScreen header={<ScreenHeader title="Session Results" onBack={goBack} />}>
      {id === undefined ? (
        <NewPlaySession />
      ) : (
        <SavedPlaySession id={Number(id) as PlaySessionId} />
      )}
    </PhoneScreen>
  );
}
