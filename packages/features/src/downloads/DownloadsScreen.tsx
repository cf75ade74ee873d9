import {
  BlankTable,
  CalendarDate,
  DataTable,
  DataTableSkeleton,
  Link,
  RowCard,
  Skeleton,
  Stack,
  Text,
  useRows,
} from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { ClearSearch, nothingMatches } from '../foundation/lists/ClearSearch.tsx'
import { counted } from '../foundation/lists/counted.ts'
import type { ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListSearch } from '../foundation/lists/ListSearch.tsx'
import { ListTools } from '../foundation/lists/ListTools.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { addressText } from '../foundation/url/addressFields.ts'
import { safeExternalUrl } from '../foundation/url/externalUrl.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { fileNameOf, withoutBidiControls } from './fileName.ts'
import { useDownloads, type Download } from './queries.ts'

const columns: readonly ListColumn<Download>[] = [
  {
    key: 'description',
    header: 'Description',
    cell: (file) => <FileLink file={file} />,
    sortBy: ({ description }) => description,
    width: 'widest',
  },
  {
    key: 'file',
    header: 'File',
    cell: (file) => shownFileName(file) || null,
    sortBy: (file) => shownFileName(file),
    width: 'wider',
    below: 'description',
  },
  {
    key: 'category',
    header: 'Category',
    cell: ({ category }) => category || null,
    sortBy: ({ category }) => category,
    width: 'medium',
  },
  {
    key: 'date',
    header: 'Date',
    kind: 'date',
    cell: ({ date }) => <CalendarDate value={date} />,
    sortBy: ({ date }) => date,
  },
]
const card = (file: Download) => (
  <RowCard
    name={{ label: 'Description', value: <FileLink file={file} /> }}
    values={[
      { label: 'File', value: shownFileName(file) },
      { label: 'Category', value: file.category },
      { label: 'Date', value: file.date && <CalendarDate value={file.date} /> },
    ]}
  />
)
const failureIn = (failure: ReactNode) => <BlankTable columns={columns}>{failure}</BlankTable>
const countOf = (count: number) => counted(count, 'file')
const fields = { search: addressText }
const rowKey = ({ id }: Download) => id
const searchText = ({ description, category, url }: Download) => `${description} ${category} ${fileNameOf(url)}`

export function DownloadsScreen() {
  const downloads = useDownloads()
  return (
    <Screen title={routes.downloads.title}>
      <QueryView
        query={downloads}
        what="the downloads"
        empty={{ title: 'No downloads yet.', icon: 'document' }}
        failureIn={failureIn}
        skeleton={
          <Stack space="xsmall">
            <Skeleton shape="control" />
            <DataTableSkeleton columns={columns} count={8} />
          </Stack>
        }
      >
        {(files) => <DownloadTable files={files} />}
      </QueryView>
    </Screen>
  )
}

function DownloadTable({ files }: { files: readonly Download[] }) {
  const [{ search }, setAddress] = useAddressState(fields)
  const rows = useRows({ rows: files, columns, rowKey, searchText, search })
  return (
    <Stack space="xsmall">
      <ListTools
        rows={rows}
        columns={columns}
        countOf={countOf}
        search={
          <ListSearch
            label="Search downloads"
            placeholder="Search all by description …"
            search={search}
            onSearch={(text) => setAddress({ search: text }, { history: 'replace' })}
          />
        }
      />
      <DataTable
        label="Downloads"
        rows={rows}
        columns={columns}
        card={card}
        countOf={countOf}
        emptyText="No downloads yet."
        noResultsText={nothingMatches(countOf, search)}
        noResultsAction={<ClearSearch onClear={() => setAddress({ search: '' }, { history: 'replace' })} />}
      />
    </Stack>
  )
}

/** The description of a file as a link to it, or as plain text if its address is unsafe. */
function FileLink({ file }: { file: Download }) {
  const href = safeExternalUrl(file.url)
  const name = isNamed(file) ? file.description : withoutBidiControls(file.url)
  if (href === undefined) return <Text as="span">{name}</Text>
  return (
    <Link href={href} isExternal>
      {name}
    </Link>
  )
}

const isNamed = ({ description, url }: Download) => description !== url

/** The name of the file, shown beside its description; '' if the description is the file's address. */
const shownFileName = (file: Download) => (isNamed(file) ? fileNameOf(file.url) : '')
