import { useNavigate, useParams } from 'react-router';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { NewPlaySession } from './new-play-session.tsx';
import { SavedPlaySession } from './saved-play-session.tsx';

export function FeedbackScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <PhoneScreen header={<ScreenHeader title="Session Results" onBack={() => navigate('/')} />}>
      {id === undefined ? <NewPlaySession /> : <SavedPlaySession id={Number(id)} />}
    </PhoneScreen>
  );
}
