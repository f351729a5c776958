/** Declared answers, and parts of requests, that no run sees on the reference deployment, and why. */
const UNSEEN: readonly (readonly [answers: RegExp, reason: string])[] = [
  [
    /^report: GET \S+\/\{reportId\} (400|422|500)$/,
    'D1 does not show its conditions, and the suite accepts it wherever it comes (R128)',
  ],
  [
    /^cases-v\d: PATCH \S+ with body application\/json$/,
    'which of the two media types a change of a case has is open: the suite sends it as application/json-patch+json (C21)',
  ],
  [
    /^offers-v2: .* with member vorhaben\.\S+=true$/,
    'the captured data of a determination are those of the operator, who names no such loan',
  ],
  [
    /^partner: .* with member rechtLoanEchtgeschaeftErlaubt/,
    'the caller that the configuration names does not hold this right, and cannot give it',
  ],
  [
    /^partner: POST .* with member (gesperrt|gehoertZuKreditinstitut)=false$/,
    'a creation is asked for the values alone that are no defaults',
  ],
];

/** Why no rule sees an answer or a part of a request (`report: GET /mtvreport/{reportId} 422`); undefined when there is no reason. */
export function reasonUnseen(answer: string): string | undefined {
  return UNSEEN.find(([answers]) => answers.test(answer))?.[1];
}
