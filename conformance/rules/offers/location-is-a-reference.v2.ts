import { observing } from '../steps/observed.ts';

export default observing({
  level: 'should',
  title: 'A Location is an address, absolute or relative to that of its request',
  source: ['N22'],
  brokenBy: ['determination-location-no-address'],
  at: ['POST /v2/ergebnisliste/ermittlung', 'GET /v2/ergebnisliste/**/provision'],
  of: 'responses with a Location',
  isMeant: ({ answer }) => (answer.header('Location')?.trim() ?? '') !== '',
  judge: ({ expect }, { answer }) => {
    const got = `'${answer.header('Location')}'`;
    expect.that(answer.location() !== undefined, 'a Location that is an address', got, answer);
  },
});
