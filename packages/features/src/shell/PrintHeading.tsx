import { Divider, Inline, PaperHead, Stack, Text } from '@trade-portal/design-system'
import { PrintDate } from '../foundation/lists/PrintDate.tsx'
import { useAddressee } from '../trade/customer/queries.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'

/** The supplier, customer and date, printed in place of the masthead. A screen's own `PrintHead` replaces it. */
export function PrintHeading() {
  const { companyName, taxNumber, isTaxMode } = useConfiguration()
  const [name] = useAddressee()
  return (
    <PaperHead of="page">
      <Stack space="xsmall">
        <Inline space="medium" justify="between" align="baseline">
          <Text weight="strong">{companyName}</Text>
          {taxNumber !== '' && !isTaxMode && <Text>ABN {taxNumber}</Text>}
          {name !== undefined && <Text>Prepared for {name}</Text>}
          <Text>
            <PrintDate date={undefined} />
          </Text>
        </Inline>
        <Divider />
      </Stack>
    </PaperHead>
  )
}
