export { fixture, type FixtureSettings } from './fixture.ts';
export * from './test-platform.ts';
