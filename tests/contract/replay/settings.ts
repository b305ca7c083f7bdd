/** Settings of the recorded site. */
export const SITE_URL = 'http://localhost:3000';
export const CONTENT_URL = 'http://cms.example.test';
export const FAUST_SECRET = '11111111-2222-4333-8444-555555555555';
