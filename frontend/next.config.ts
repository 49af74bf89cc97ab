import type { NextConfig } from 'next';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/**
 * Stands in every payload where Next puts its build id; the server replaces it by a tag of (build, site, revision,
 * locale), so that an open tab notices each of these changing. Long and odd, so that no text holds it by chance.
 */
const BUILD_TOKEN = 'mh-build-id-5b1d0c7e4a9f4f6e8f0a2c3d';

/**
 * Pages are rendered once for each (site, revision, locale) and kept by the server before Next (frontend/server), so
 * everything that Next would cache, compress or label by itself is off. No `deploymentId`: it puts a query on every
 * asset; the server labels each payload instead, by replacing the build token.
 */
const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  output: 'standalone',
  generateBuildId: () => BUILD_TOKEN,
  cacheHandler: path.join(import.meta.dirname, 'cache-handler.cjs'),
  cacheMaxMemorySize: 0,
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  experimental: {
    // Next only ever sees requests that the server made for it; what a browser sends beside them changes no answer.
    validateRSCRequestHeaders: false,
  },
  allowedDevOrigins: ['localhost', '*.localhost'],
  devIndicators: false,
  // `npm run types` checks the same files, and what Next generates, in a tenth of the time.
  typescript: { ignoreBuildErrors: true },
};

export default config;
