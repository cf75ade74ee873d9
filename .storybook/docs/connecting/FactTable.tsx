import { Table, Text } from '@trade-portal/design-system'
import { UnbrokenName, Section } from '../DocsPage.tsx'

export type Fact = readonly [what: string, rule: string]

interface FactTableProps {
  /** The name of the table. */
  readonly label: string
  /** The header of the first column; the name of the table by default. */
  readonly header?: string
  readonly facts: readonly Fact[]
}

/** A table of rules, with their subjects in the first column. */
export function FactTable({ label, header = label, facts }: FactTableProps) {
  return (
    <Table
      label={label}
      columns={[
        { key: 'what', header },
        { key: 'rule', header: 'Rule' },
      ]}
      rows={facts.map(([what, rule]) => ({ key: what, cells: { what: <UnbrokenName>{what}</UnbrokenName>, rule } }))}
    />
  )
}

interface FactSectionProps extends FactTableProps {
  readonly title: string
  readonly about?: string
}

/** A section with a table of rules. A sentence above the table introduces it. */
export function FactSection({ title, about, facts, ...table }: FactSectionProps) {
  return (
    <Section title={title}>
      {about !== undefined && <Text>{about}</Text>}
      <FactTable facts={facts} {...table} />
    </Section>
  )
}
