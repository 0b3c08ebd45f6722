import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { RecordingIssue } from './recording-issue.tsx';

const choices = {
  isResuming: false,
  onResume: () => {},
  onContinueWithoutAudio: () => {},
  onEndNow: () => {},
};

it('says why resuming failed where it can be read: inside the dialog', () => {
  onTestFinished(cleanup);
  const { rerender } = render(<RecordingIssue open failure={undefined} {...choices} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<RecordingIssue open failure="refused" {...choices} />);
  const alert = within(screen.getByRole('dialog')).getByRole('alert');
  expect(alert.textContent).toContain('Please allow microphone access to resume recording');
});
