import { SUBSCRIPTION_TRANSITIONS as SUBSCRIPTION } from '../domains/billing/lifecycle/transitions.ts';
import { TRANSITIONS as INVITATION } from '../domains/invitations/model.ts';
import { TRANSITIONS as MEDIATION } from '../domains/mediation/model.ts';
import { TRANSITIONS as QUESTION } from '../domains/questions/model.ts';
import { REVIEW_TRANSITIONS as REVIEW } from '../domains/reviews/lifecycle/model.ts';
import { WITHDRAWAL_TRANSITIONS as WITHDRAWAL } from '../domains/reviews/withdrawals/withdrawals.ts';
import { TRANSITIONS as SURVEY } from '../domains/surveys/model.ts';

/** One line of a machine's table, as a diagram draws it. */
interface Way {
  command: string;
  from: readonly string[];
  to: string | undefined;
  /** What must be so besides the state. */
  when: string[];
  /** What is written down by it. */
  leaves: string;
}

interface Machine {
  title: string;
  text: string;
  begins: readonly string[];
  ends: readonly string[];
  leaves: string;
  ways: Way[];
}

/** The lines of a table that says what leads from where to where. */
const waysOf = (transitions: Record<string, Record<string, string>>): Way[] =>
  Object.entries(transitions).flatMap(([from, ways]) =>
    Object.entries(ways).map(([command, to]) => ({ command, from: [from], to, when: [], leaves: '' })),
  );

const CONDITIONS = {
  renewable: 'not cancelled, nothing due yet',
  next_paid: 'the next period is paid',
  next_open: 'the next period is to be paid',
  ordered: 'a period is ordered',
  cancelled: 'cancelled',
  not_cancelled: 'not cancelled',
  never_paid: 'never paid for',
  upgrade_unpaid: 'an upgrade is not paid',
} as const;

const MACHINES: Machine[] = [
  {
    title: 'Review',
    text:
      'Table: `engine/src/domains/reviews/lifecycle/model.ts`. Every command goes through `transitionReview` in ' +
      '`transition.ts`, which writes the event, the projection and the count deltas in one transaction. People see and ' +
      'counts count `published` alone. ' +
      'Invited and imported reviews begin in `screening`, those of QR codes, business cards and widgets in ' +
      '`awaiting_confirmation`.',
    begins: ['screening', 'awaiting_confirmation'],
    ends: ['deleted'],
    leaves: 'event',
    ways: REVIEW.flatMap(({ command, from, to, mediated, needsPending, unlessErased, event }) => {
      const when = [...(needsPending ? ['a text waits'] : []), ...(unlessErased ? ['not erased'] : [])];
      const plain: Way = { command, from, to, when, leaves: event };
      return mediated ? [plain, { ...plain, to: mediated, when: [...when, 'the company mediates'] }] : [plain];
    }),
  },
  {
    title: 'Subscription',
    text:
      'Table: `engine/src/domains/billing/lifecycle/transitions.ts`; its functions in `model.ts`. `period_end` and ' +
      '`grace_end` come from the clock: the state at a time follows from the stored facts, whenever they are read, and ' +
      'the sweep records it with its mails and invoices. The next period is the one that is ordered or due; of the ' +
      'transitions of a command the first whose condition holds is taken.',
    begins: ['trial'],
    ends: [],
    leaves: 'event',
    ways: SUBSCRIPTION.map(({ command, from, to, when, event }) => ({
      command,
      from,
      to,
      when: when ? [CONDITIONS[when]] : [],
      leaves: event,
    })),
  },
  {
    title: 'Invitation',
    text:
      'Table: `engine/src/domains/invitations/model.ts`. Opened and clicked are events with a time, never states: mail ' +
      'programs open mails by themselves.',
    begins: ['scheduled'],
    ends: ['completed', 'cancelled', 'expired'],
    leaves: 'event',
    ways: INVITATION.map(({ command, from, to, event }) => ({ command, from, to, when: [], leaves: event })),
  },
  {
    title: 'Mediation',
    text:
      'Table: `engine/src/domains/mediation/model.ts`; the first line that fits. `answerBy` is 72 hours, `endsAt` 21 days ' +
      'after the review went into mediation. However it ends, the review is published unless its author has deleted it or ' +
      'it was removed.',
    begins: ['awaiting_merchant'],
    ends: ['ended'],
    leaves: 'outcome',
    ways: MEDIATION.map(({ command, from, to, outcome, since, until, read, unlessEdited }) => ({
      command,
      from,
      to,
      leaves: outcome ?? '',
      when: [
        ...(since ? [`from ${since} on`] : []),
        ...(until ? [`before ${until}`] : []),
        ...(read === undefined ? [] : [read ? 'the reviewer has read' : 'the reviewer has not read']),
        ...(unlessEdited ? ['no edit waits'] : []),
      ],
    })),
  },
  {
    title: 'Question about a product',
    text:
      'Table: `engine/src/domains/questions/model.ts`. Every act goes through `transitionQuestion` in `transition.ts`. People see `published` ' +
      'alone; the company’s answer to it waits apart, as `pending_answer`, until it has passed.',
    begins: ['screening'],
    ends: ['deleted'],
    leaves: '',
    ways: waysOf(QUESTION),
  },
  {
    title: 'Withdrawal of a review of a product',
    text:
      'Table: `engine/src/domains/reviews/withdrawals/withdrawals.ts`. The review itself stays where it is until `grant`, which also ' +
      '`withdraw`s it; `reverse` goes with its `reinstate`. Asked for once in a review’s life.',
    begins: ['requested'],
    ends: ['refused', 'dropped', 'reversed'],
    leaves: '',
    ways: waysOf(WITHDRAWAL),
  },
  {
    title: 'Survey',
    text:
      'Table: `engine/src/domains/surveys/model.ts`. Only `open` takes answers, and not while its company may not ask; ' +
      'what it asks is changed in `draft` alone, and one that somebody was asked in is never deleted.',
    begins: ['draft'],
    ends: ['closed'],
    leaves: '',
    ways: waysOf(SURVEY),
  },
];

/** Commands between the same two states share an arrow. */
function diagram({ begins, ends, ways }: Machine): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { command, from, to, when } of ways) {
    for (const state of from) {
      const arrow = `${state} --> ${to ?? state}`;
      const label = when.includes('the company mediates') ? `${command} if mediated` : command;
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(label));
    }
  }
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...begins.map((state) => `  [*] --> ${state}`),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow} : ${[...labels].join(', ')}`),
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
  ];
}

/** A table with columns as wide as their widest cell. */
function table(rows: string[][]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)];
}

const section = (machine: Machine): string[] => [
  `## ${machine.title}`,
  '',
  machine.text,
  '',
  ...diagram(machine),
  '',
  ...table([
    ['command', 'from', 'to', 'when', machine.leaves],
    ...machine.ways.map(({ command, from, to, when, leaves }) => [
      `\`${command}\``,
      from.map((state) => `\`${state}\``).join(', '),
      to ? `\`${to}\`` : 'stays',
      when.join(', '),
      leaves && `\`${leaves}\``,
    ]),
  ]),
  '',
];

/** `docs/states.md`: the state machines as the code has them. */
export function statesDocument(): string {
  return [
    '# States',
    '',
    'Made by `npm run docs:states` from the tables in the code; a test fails when the two differ.',
    '',
    ...MACHINES.flatMap(section),
  ].join('\n');
}
