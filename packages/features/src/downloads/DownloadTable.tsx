import { CalendarDate, Link, Table, Text } from '@trade-portal/design-system'
import type { DownloadFile } from '@trade-portal/supplier-api'
import { safeExternalUrl } from '../shared/addresses/externalUrl.ts'
import { fileNameOf, withoutBidiControls } from './filterFiles.ts'

const columns = [
  { key: 'description', header: 'Description' },
  { key: 'category', header: 'Category' },
  { key: 'date', header: 'Date' },
] as const

/** The files as a table with description, category and date. */
export function DownloadTable({ files }: { files: readonly DownloadFile[] }) {
  return (
    <Table
      label="Downloads"
      columns={columns}
      rows={files.map((file, index) => ({
        key: `${index} ${file.url}`,
        cells: {
          description: <FileLink file={file} />,
          category: <Text as="span">{file.category || '–'}</Text>,
          date: <CalendarDate value={file.date} />,
        },
      }))}
    />
  )
}

/** The description as a link to the file; as plain text if the address is not safe to open. */
function FileLink({ file }: { file: DownloadFile }) {
  const href = safeExternalUrl(file.url)
  const fileName = fileNameOf(file.url)
  const isNamed = file.description !== file.url
  const name = isNamed ? file.description : withoutBidiControls(file.url)
  return (
    <>
      {href === undefined ? (
        <Text as="span">{name}</Text>
      ) : (
        <Link href={href} isExternal>
          {name}
        </Link>
      )}
      {fileName !== '' && isNamed && (
        <Text size="small" tone="subdued">
          {fileName}
        </Text>
      )}
    </>
  )
}
