import { createECDH, randomBytes } from 'node:crypto';
import { generateRequestDetails, generateVAPIDKeys, getVapidHeaders } from 'web-push';

/** web-push and nothing else, in a process of its own: encrypts as often as its parent says, with one token. */
const endpoint = 'https://push.example/send/1';
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
const { publicKey, privateKey } = generateVAPIDKeys();
const headers = getVapidHeaders(new URL(endpoint).origin, 'https://brand.example', publicKey, privateKey, 'aes128gcm');
const payload = Buffer.alloc(512, ' ');

process.on('message', ({ count }: { readonly count: number }) => {
  for (let done = 0; done < count; done += 1)
    generateRequestDetails({ endpoint, keys }, payload, {
      ...{ TTL: 86_400, urgency: 'high', topic: 'topic', contentEncoding: 'aes128gcm' },
      ...{ headers: { ...headers }, vapidDetails: null as never },
    });
  process.send?.({ encrypted: count });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
