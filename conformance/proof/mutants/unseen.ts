/** Declared answers that no run sees on the reference deployment, and why. */
const UNSEEN: readonly (readonly [answers: RegExp, reason: string])[] = [
  [
    /^report: GET \S+\/\{reportId\} (400|422|500)$/,
    'D1 does not show its conditions, and the suite accepts it wherever it comes (R128)',
  ],
  [
    /^cases-v2: POST \S+\/entscheidungsreife 2XX$/,
    'a partial application is reported ready once, by the newest version that is judged',
  ],
];

/** Why no rule sees a declared answer (`report: GET /mtvreport/{reportId} 422`); undefined when there is no reason. */
export function whyUnseen(answer: string): string | undefined {
  return UNSEEN.find(([answers]) => answers.test(answer))?.[1];
}
