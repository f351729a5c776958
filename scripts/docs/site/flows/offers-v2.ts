import { TOKEN, type Flow } from '../flow.ts';

export default {
  title: 'Determine offers, read them and their commission',
  steps: [
    TOKEN,
    { call: 'createErmittlung', answer: '302', carries: 'Location: the determination' },
    { call: 'getErmittlung', answer: '2XX', carries: 'ermittlungsId' },
    { call: 'listErgebnisse', answer: '2XX', carries: 'the results' },
    { call: 'getProvision', answer: '302', carries: 'not ready yet' },
    { note: 'Ask again shortly after.' },
    { call: 'getProvision', answer: '2XX', carries: 'betrag, partnerId' },
  ],
} satisfies Flow;
