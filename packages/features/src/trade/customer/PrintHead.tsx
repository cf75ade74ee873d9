import { DescriptionList, Divider, Heading, Inline, PaperHead, Stack, Text } from '@trade-portal/design-system'
import { PrintDate } from '../../foundation/lists/PrintDate.tsx'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { useCustomerDetails, useAddressee } from './queries.ts'

export interface PrintHeadProps {
  /** The title, such as "Invoice 123-0". It is printed in place of the screen's heading. */
  readonly title: string
  /** The date of the document, `YYYY-MM-DD`. Not given for current data, such as a list. */
  readonly date?: string | undefined
  /** More facts for the head. Blank values are left out, and labels must be unique. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
}

/** The head of a printed page: company, customer, title and date. Hidden on screen. */
export function PrintHead({ title, date, facts }: PrintHeadProps) {
  // Loads the address with the screen, because printing does not wait for data.
  useCustomerDetails()
  const { companyName, companyEmail, taxNumber, isTaxMode } = useConfiguration()
  const [name, ...address] = useAddressee()
  const given = (facts ?? []).filter(({ value }) => value.trim() !== '')
  return (
    <PaperHead of="document">
      <Stack space="small">
        <Inline space="large" justify="between" align="start" wrap={false}>
          <Stack space="xxsmall">
            <Text size="large" weight="strong">
              {companyName}
            </Text>
            {taxNumber !== '' && !isTaxMode && <Text size="small">ABN {taxNumber}</Text>}
            {companyEmail !== '' && <Text size="small">{companyEmail}</Text>}
          </Stack>
          <Stack space="xxsmall" align="end">
            <Heading level={1}>{title}</Heading>
            <Text>
              <PrintDate date={date} />
            </Text>
          </Stack>
        </Inline>
        <Divider />
        {name !== undefined && (
          <Stack space="xxsmall">
            <Text weight="strong">Prepared for {name}</Text>
            {address.length > 0 && <Text size="small">{address.join(', ')}</Text>}
          </Stack>
        )}
        {given.length > 0 && (
          <DescriptionList layout="stacked" items={given.map(({ label, value }) => ({ term: label, detail: value }))} />
        )}
        <Divider />
      </Stack>
    </PaperHead>
  )
}
