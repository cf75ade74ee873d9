import { Text } from '@trade-portal/design-system'
import { Code, StoryLink, Section } from '../DocsPage.tsx'
import { FactTable, type Fact } from './FactTable.tsx'

const steps: readonly Fact[] = [
  ['1. Record', 'pnpm probe … --record FOLDER, with the account of the customer or one that sees the same.'],
  [
    '2. Choose',
    'Take the files of the functions in which the defect is, and of those rows the few that show it. All other functions stay simulated.',
  ],
  ['3. Keep', 'Put them into a folder below mocks/recordings that is named after the defect.'],
  [
    '4. Tell',
    'Write a story of the screen with them. It fails until the defect is mended, and guards it from then on.',
  ],
]

const story = `import getBranches from '@trade-portal/mocks/recordings/timesAndTexts/getBranches.json'

export const Recorded: Story = {
  ...given({ path: '/orders', recording: { getBranches } }),
  play: …
}`

const file = `[
  { "request": { "transactionNumber": "876590" }, "answer": { "TransactionDetailsTP": { … } } },
  { "request": {}, "status": 500, "answer": { "message": "…" } }
]`

const answerRules: readonly Fact[] = [
  [
    'request',
    'A call gets the first answer whose arguments it has. Delete those that the story asks otherwise, such as rowsPerPage: {} answers every call. Calls with other arguments are simulated.',
  ],
  ['answer', 'The body as it was sent, with its envelope.'],
  ['status', 'The HTTP status; 200 where it is not there.'],
  ['Writes', 'A recorded write gets its answer and changes nothing. Recorded with --write only.'],
  ['With faults and latency', 'They apply to recorded answers too.'],
]

const keptRules: readonly Fact[] = [
  [
    'Replaced',
    'Every word and number that is not kept: names, addresses, e-mails, phone numbers, ids, numbers of documents, references, descriptions, messages, all amounts and quantities, and all values of fields that the registry does not know.',
  ],
  [
    'By what',
    'Each letter by a letter of the same case, each digit from 1 to 9 by another. 0, blanks and signs stay, so lengths, decimals and the form of a value are those of the server. The same word becomes the same word in all files of a recording, and another one in the next recording. Sums are not sums any more.',
  ],
  ['Addresses and e-mails', 'Lead to recorded.example. The scheme and the kind of a file stay.'],
  [
    'Kept',
    'Names of fields, days and times of known fields, true and false, whole numbers below 100 outside of amounts, units, and the words by which the portal tells rows apart: types, status, roles, labels and types of widgets, despatch methods, formats, texts of errors that the portal recognises.',
  ],
  [
    'Never written',
    'The sign-in, passwords, ids of sessions and carts. Their fields are blank or replaced; if one is found anywhere else, nothing is written.',
  ],
  ['Not recorded', 'Answers that are not JSON: a fault of the simulation stands for them.'],
  ['Before you pass it on', 'Read it. A word that a supplier uses as a status or a label is kept, whatever it says.'],
]

export function RecordingSection() {
  return (
    <Section title="From a customer’s defect to a story">
      <FactTable label="Step" facts={steps} />
      <Code label="A story of a recording">{story}</Code>
      <Text>
        <StoryLink story="screens-documents-orders-rules--recorded">A recorded list of orders</StoryLink> is an example.
      </Text>
      <Code label="A file of a recording">{file}</Code>
      <FactTable label="In a file" facts={answerRules} />
      <FactTable label="Values" facts={keptRules} />
    </Section>
  )
}
