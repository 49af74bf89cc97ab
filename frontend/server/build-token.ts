/**
 * Stands in every payload where Next puts its build id; the server replaces it by a tag of (build, site, revision,
 * locale), so that an open tab notices each of these changing. Long and odd, so that no text holds it by chance.
 */
export const BUILD_TOKEN = 'mh-build-id-5b1d0c7e4a9f4f6e8f0a2c3d';
