// Every call there is. The server registers from it and the generated safety test walks it; the web
// imports single endpoints from their own files, so that a page carries only what it calls.
import { listAccountEvents } from './account-events.ts';
import { deleteAccount, getCurrentUser, getUser, logIn, logOut, signUp } from './auth.ts';
import {
  addAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './authenticator.ts';
import { createChild, deleteChild, getChild, listChildren, updateChild } from './children.ts';
import {
  chatAboutPlay,
  chatWithAgent,
  getAgentConversation,
  getPlayConversation,
  startFeedback,
} from './coach.ts';
import {
  agreeToVoiceEnrollment,
  confirmEveryoneKnows,
  getEveryoneKnows,
  getKeepRecordings,
  getVoiceConsent,
  setKeepRecordings,
} from './consents.ts';
import {
  deleteChildData,
  deleteData,
  deletePlaySession,
  exportData,
  getDataOverview,
} from './data-management.ts';
import { streamPlayScoring } from './dev-tools.ts';
import {
  cancelEmailChange,
  openVerificationLink,
  resendVerification,
  verifyEmail,
} from './email-verification.ts';
import type { Endpoint } from './endpoint.ts';
import { getHomeData, getPlayData, getResultsData } from './first-data.ts';
import { getHealth } from './health.ts';
import { endLoginSession, endOtherLoginSessions, listLoginSessions } from './login-sessions.ts';
import { getMailPreferences, setMailPreferences, unsubscribe } from './mail-preferences.ts';
import { listMilestones, markMilestonesSeen } from './milestones.ts';
import { decideOnService, getOutsideServices } from './outside-services.ts';
import { logInByPasskey, startPasskeyLogIn } from './passkey-log-in.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys.ts';
import { forgotPassword, resetPassword } from './password.ts';
import {
  createPlaySession,
  getPlaySession,
  getPlayStats,
  getPlayWeek,
  listChildProgress,
  listPlaySessions,
  sayActivity,
} from './play-sessions.ts';
import { updateProfile } from './profile.ts';
import { getProgress, getReport } from './progress.ts';
import {
  confirmByPasskey,
  confirmByPassword,
  getProofWays,
  startConfirmByPasskey,
} from './proof.ts';
import {
  analyzeCdi,
  getRecording,
  processAudio,
  scoreAgain,
  testAudioUpload,
} from './recordings.ts';
import { finishGoogle, finishOidc, getSignInProviders, startGoogle, startOidc } from './sign-in.ts';
import { sendSupportMessage } from './support.ts';
import { correctLine, getTranscript } from './transcript.ts';
import { deleteVoice, enrollVoice, getVoiceStatus } from './voice.ts';
import { joinWaitlist } from './waitlist.ts';
import { changePassword, getWaysIn, unlinkProvider } from './ways-in.ts';

export const endpoints: readonly Endpoint[] = [
  getHealth,
  joinWaitlist,
  signUp,
  logIn,
  logOut,
  getCurrentUser,
  getUser,
  deleteAccount,
  forgotPassword,
  resetPassword,
  getProofWays,
  confirmByPassword,
  startConfirmByPasskey,
  confirmByPasskey,
  startPasskeyLogIn,
  logInByPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getAuthenticator,
  startAuthenticator,
  addAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  listLoginSessions,
  endLoginSession,
  endOtherLoginSessions,
  getWaysIn,
  changePassword,
  unlinkProvider,
  listAccountEvents,
  getSignInProviders,
  startGoogle,
  finishGoogle,
  startOidc,
  finishOidc,
  verifyEmail,
  openVerificationLink,
  resendVerification,
  getHomeData,
  getPlayData,
  getResultsData,
  listChildren,
  getChild,
  createChild,
  updateChild,
  deleteChild,
  listPlaySessions,
  createPlaySession,
  getPlaySession,
  sayActivity,
  getPlayStats,
  getPlayWeek,
  listChildProgress,
  listMilestones,
  markMilestonesSeen,
  getProgress,
  getReport,
  processAudio,
  scoreAgain,
  testAudioUpload,
  analyzeCdi,
  getRecording,
  getTranscript,
  correctLine,
  updateProfile,
  cancelEmailChange,
  getKeepRecordings,
  setKeepRecordings,
  getVoiceConsent,
  agreeToVoiceEnrollment,
  confirmEveryoneKnows,
  getOutsideServices,
  decideOnService,
  getEveryoneKnows,
  getMailPreferences,
  setMailPreferences,
  unsubscribe,
  getVoiceStatus,
  enrollVoice,
  deleteVoice,
  sendSupportMessage,
  getDataOverview,
  deleteData,
  deletePlaySession,
  deleteChildData,
  exportData,
  startFeedback,
  chatAboutPlay,
  getPlayConversation,
  chatWithAgent,
  getAgentConversation,
  streamPlayScoring,
];
