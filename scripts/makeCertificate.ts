import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a self-signed certificate for this machine. `trust` is the switch that makes Chromium accept its key. Needs
 * openssl.
 */
export function makeCertificate(folder: string) {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...request, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const digest = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return { certificate, key, trust: `--ignore-certificate-errors-spki-list=${digest.digest('base64')}` };
}
