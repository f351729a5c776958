import type { SampleCalls } from '../interface.ts';

export default {
  report: { request: 'POST /rohdaten', json: { fromDay: '2026-01-01' } },
} satisfies SampleCalls;
