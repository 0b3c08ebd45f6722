import { expect, it } from 'vitest';
import { isSigned } from './aws-signature.ts';

/** The example for reading an object in Amazon's description of signature version 4. */
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const request = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};

it('knows the signature of the public example, and no other', () => {
  expect(isSigned(request, keys)).toBe(true);
  expect(isSigned({ ...request, url: '/test.txt2' }, keys)).toBe(false);
  expect(isSigned({ ...request, method: 'PUT' }, keys)).toBe(false);
  expect(isSigned(request, { ...keys, secretAccessKey: 'another' })).toBe(false);
  expect(isSigned({ ...request, headers: { host: 'examplebucket' } }, keys)).toBe(false);
});
