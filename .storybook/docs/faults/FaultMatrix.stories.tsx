import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Spinner, Table, Text } from '@trade-portal/design-system'
import { routeNames } from '@trade-portal/features/routes'
import { faultTable } from '@trade-portal/mocks'
import { errorTable, type ErrorKind } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { StoryLink, UnbrokenName, DocsPage } from '../DocsPage.tsx'
import { outcomesOf, type ScreenOutcomes } from './cells.ts'
import { exceptionOf } from './exceptions.ts'
import type { FaultOutcome } from './faultOutcomes.ts'

/**
 * Every screen with the operations that it calls when it is opened, and what each fault in their answers does to the
 * screen.
 */
function FaultMatrixPage() {
  const [screens, setScreens] = useState<readonly ScreenOutcomes[]>()
  useEffect(() => void outcomesOf(routeNames()).then(setScreens), [])
  return (
    <DocsPage title="Fault matrix">
      <Text>
        What happens on each screen while one operation fails. Nothing else on the screen is lost, the failure is said
        once, and once the fault is over, Try again brings the content. A fault that is in no column changes nothing.
        The simulator can produce the faults; the tests try every line of this table.{' '}
        <StoryLink story="supplier-errors--live">Errors</StoryLink> says how the server reports one.
      </Text>
      {screens === undefined ? (
        <Spinner label="Trying all faults" />
      ) : (
        <>
          <Heading level={2}>By screen</Heading>
          <ScreensTable screens={screens} />
          <Heading level={2}>Faults by name</Heading>
          <FaultsTable screens={screens} />
        </>
      )}
    </DocsPage>
  )
}

function ScreensTable({ screens }: { readonly screens: readonly ScreenOutcomes[] }) {
  return (
    <Table
      label="Screens and their operations"
      columns={[
        { key: 'screen', header: 'Screen' },
        { key: 'operation', header: 'Operation' },
        { key: 'signsOut', header: 'Signs out' },
        { key: 'fails', header: 'Fails' },
        { key: 'other', header: 'Shows what came' },
        { key: 'exception', header: 'Exception' },
      ]}
      rows={screens.map(({ screen, title, operation, outcomes }) => ({
        key: `${screen} ${operation}`,
        cells: {
          screen: title,
          operation: <UnbrokenName>{operation}</UnbrokenName>,
          signsOut: kindsIn(outcomes, ({ signsOut }) => signsOut),
          fails: kindsIn(outcomes, ({ signsOut }) => !signsOut),
          other: faultsOf(outcomes, 'other'),
          exception: exceptionOf(screen, operation)?.why ?? '',
        },
      }))}
    />
  )
}

function kindsIn(outcomes: readonly FaultOutcome[], has: (row: (typeof errorTable)[ErrorKind]) => boolean): string {
  return outcomes
    .flatMap(({ kind }) => (isError(kind) && has(errorTable[kind]) ? [kind] : []))
    .toSorted()
    .join(', ')
}

function faultsOf(outcomes: readonly FaultOutcome[], kind: FaultOutcome['kind']): string {
  return outcomes.flatMap((outcome) => (outcome.kind === kind ? outcome.faults : [])).join(', ')
}

const isError = (kind: FaultOutcome['kind']): kind is ErrorKind => Object.hasOwn(errorTable, kind)

/** Each fault of the simulator, with the kind of failure that it causes for most operations. */
function FaultsTable({ screens }: { readonly screens: readonly ScreenOutcomes[] }) {
  const outcomes = screens.flatMap((screen) => screen.outcomes)
  const kindsOf = (fault: string) =>
    [
      ...new Set(outcomes.filter(({ faults }) => faults.some((one) => one === fault)).map(({ kind }) => kind)),
    ].toSorted()
  return (
    <Table
      label="Faults of the simulator"
      columns={[
        { key: 'fault', header: 'Fault' },
        { key: 'about', header: 'What the server does' },
        { key: 'kind', header: 'What the portal sees' },
      ]}
      rows={Object.entries(faultTable).map(([fault, { about }]) => ({
        key: fault,
        cells: {
          fault: <UnbrokenName>{fault}</UnbrokenName>,
          about,
          kind: kindsOf(fault)
            .map((kind) => words[kind] ?? kind)
            .join(', or '),
        },
      }))}
    />
  )
}

const words: Readonly<Partial<Record<FaultOutcome['kind'], string>>> = {
  waits: 'nothing, until its time limit',
  usual: 'the right answer',
  other: 'an answer with other data',
}

const meta = {
  title: 'Supplier/Fault matrix',
  component: FaultMatrixPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FaultMatrixPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Screens and their operations' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'never' })).toBeVisible()
  },
}
