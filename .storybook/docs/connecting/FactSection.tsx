import { Text } from '@trade-portal/design-system'
import { FactTable, type Fact } from './FactTable.tsx'
import { Section } from './Section.tsx'

interface FactSectionProps {
  readonly title: string
  readonly about?: string
  /** Of the table. */
  readonly label: string
  /** Of its first column; the table's name unless given. */
  readonly header?: string
  readonly facts: readonly Fact[]
}

/** A section with a sentence about its table. */
export function FactSection({ title, about, facts, ...table }: FactSectionProps) {
  return (
    <Section title={title}>
      {about !== undefined && <Text>{about}</Text>}
      <FactTable facts={facts} {...table} />
    </Section>
  )
}
