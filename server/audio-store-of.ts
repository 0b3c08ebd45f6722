import { type AudioStore, createAudioStore } from './adapters/audio-store.ts';
import { type Config, recordingsFolderIn } from './config.ts';

/** Where this configuration keeps recordings. */
export function audioStoreOf(config: Config): AudioStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const pathStyle = config.S3_PATH_STYLE === 'on';
  const settings =
    endpoint && bucket && accessKeyId && secretAccessKey
      ? { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle }
      : undefined;
  return createAudioStore(recordingsFolderIn(config.DATA_DIR), config.keyring, settings);
}
