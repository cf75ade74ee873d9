import { Badge, Heading, Stack, Table, Text } from '@trade-portal/design-system'
import { deriveBrand, measureContrast, type BrandColours, type Measurement } from '@trade-portal/design-system/theme'

/** The lowest contrast of each element that uses a brand colour. */
export function ContrastTable({ colours }: { readonly colours: BrandColours }) {
  const lowest = lowestOfEach(measureContrast(deriveBrand(colours)).filter(({ isBrand }) => isBrand))
  return (
    <Stack space="small">
      <Heading level={2}>Contrast</Heading>
      <Text tone="subdued">
        Text on your colours turns white or black, buttons and links darken and pale buttons get an edge until
        everything can be read. Each is measured where it stands out least.
      </Text>
      <Table
        label="Contrast"
        columns={[
          { key: 'what', header: 'What' },
          { key: 'ratio', header: 'Ratio', align: 'end' },
          { key: 'needs', header: 'Needs', align: 'end' },
          { key: 'result', header: 'Result' },
        ]}
        rows={lowest.map(({ what, ratio, needs, isEnough }) => ({
          key: what,
          cells: {
            what,
            ratio: ratio.toFixed(2),
            needs: needs.toFixed(1),
            result: isEnough ? <Badge tone="positive">Passes</Badge> : <Badge tone="critical">Too faint</Badge>,
          },
        }))}
      />
    </Stack>
  )
}

function lowestOfEach(measurements: readonly Measurement[]): Measurement[] {
  const lowest = new Map<string, Measurement>()
  for (const measurement of measurements) {
    const previous = lowest.get(measurement.what)
    if (!previous || measurement.ratio < previous.ratio) lowest.set(measurement.what, measurement)
  }
  return [...lowest.values()]
}
