/** An order as people write it, and what they mean by it. */
interface OrderText {
  readonly name: string
  readonly text: string
  /**
   * The products in the order of the text. Each entry is a code, followed by its quantity or by its lengths, such as
   * `10@4.2`. A unit follows the quantity, unless the unit is a piece. A `?` means that the text does not clearly state the
   * quantity, so the customer has to enter it.
   */
  readonly expectedProducts: readonly string[]
}

const lines = (...all: readonly string[]) => all.join('\n')

/** Examples from e-mails, spreadsheets, delivery dockets and notes. */
export const orderTexts: readonly OrderText[] = [
  { name: 'a code and a quantity', text: 'FX100017 12', expectedProducts: ['FX100017 12'] },
  { name: 'a quantity, x and a code', text: '12 x FX100017', expectedProducts: ['FX100017 12'] },
  {
    name: 'x without spaces',
    text: '12x FX100017\nFX100018 x8\n6xFX100019',
    expectedProducts: ['FX100017 12', 'FX100018 8', 'FX100019 6'],
  },
  { name: 'a dash and a unit', text: 'FX100017 - 12 ea', expectedProducts: ['FX100017 12'] },
  { name: 'the sign for times', text: 'FX100017 × 12\n8 × FX100018', expectedProducts: ['FX100017 12', 'FX100018 8'] },
  { name: 'lower case', text: 'fx100017 12\nfx100018 8', expectedProducts: ['fx100017 12', 'fx100018 8'] },
  {
    name: 'only codes, as a scanner writes them',
    text: 'FX100017\nFX100018',
    expectedProducts: ['FX100017 ?', 'FX100018 ?'],
  },
  {
    name: 'qty',
    text: 'FX100017 qty 12\nQty: 8 FX100018\nFX100019 (Qty 6)',
    expectedProducts: ['FX100017 12', 'FX100018 8', 'FX100019 6'],
  },
  {
    name: 'boxes and rolls',
    text: '2 boxes FX100017\nFX100018 3 rolls\n4 bx of FX100019',
    expectedProducts: ['FX100017 2 BOX', 'FX100018 3 ROLL', 'FX100019 4 BOX'],
  },
  {
    name: 'thousands',
    text: 'FX100017 1,200\nFX100018 x 2,500 ea',
    expectedProducts: ['FX100017 1200', 'FX100018 2500'],
  },
  {
    name: 'a short e-mail',
    text: lines(
      'Hi Dave,',
      '',
      'Can you please send the following to site:',
      '',
      '12 x FX100017',
      '8 x FX100018',
      '',
      'Cheers,',
      'Sam',
      '0491 570 156',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'an e-mail with an address, a date and a reference',
    text: lines(
      'Morning team',
      'PO 45123 for Lot 12, 27 Banksia Street, Kellyville NSW 2155',
      'Needed by Friday 27/11/2026 before 7:30am please',
      '- FX100017 joist hanger 45 x 90 mm - 24 ea',
      '- FX100018 joist hanger 45 x 120 mm - 16 ea',
      'Call me on 0491570156 if there is a problem.',
      'Regards, Sam Hargreaves',
      'ABN 51 824 753 556',
    ),
    expectedProducts: ['FX100017 24', 'FX100018 16'],
  },
  {
    name: 'bullets',
    text: '• 12 FX100017\n• 8 FX100018\n* 6 FX100019\n– 4 FX100020',
    expectedProducts: ['FX100017 12', 'FX100018 8', 'FX100019 6', 'FX100020 4'],
  },
  {
    name: 'a numbered list',
    text: '1. FX100017 12\n2. FX100018 8\n3) FX100019 - 6',
    expectedProducts: ['FX100017 12', 'FX100018 8', 'FX100019 6'],
  },
  {
    name: 'line numbers without quantities',
    text: '1 FX100017\n2 FX100018\n3 FX100019\n4 FX100020',
    expectedProducts: ['FX100017 ?', 'FX100018 ?', 'FX100019 ?', 'FX100020 ?'],
  },
  {
    name: 'prices with a dollar sign',
    text: 'FX100017 12 @ $4.30 = $51.60\nFX100018 8 $5.15 ea',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a price after each',
    text: '12 x FX100017 @ 4.30 ea\n8 x FX100018 at $5.15 each',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a docket: line, code, words, quantity, price, total',
    text: lines(
      'DELIVERY DOCKET 481254-0          26/11/2026',
      'Ln  Code      Description                 Qty   Price    Total',
      '1   FX100017  Joist Hanger 45 x 90 mm      12    4.30    51.60',
      '2   FX100018  Joist Hanger 45 x 120 mm      8    5.15    41.20',
      '                                   Subtotal         92.80',
      '                                   GST               9.28',
      '                                   Total           102.08',
      'Received by: ______________',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a docket with ordered and supplied',
    text: lines(
      'Code\tDescription\tOrdered\tSupplied',
      'FX100017\tJoist Hanger\t12\t12',
      'FX100018\tJoist Hanger\t8\t6',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 ?'],
  },
  {
    name: 'a spreadsheet with a header',
    text: lines(
      'Code\tDescription\tQty',
      'FX100017\tJoist Hanger 45 x 90 mm\t12',
      'FX100018\tJoist Hanger 45 x 120 mm\t8',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'two columns of a spreadsheet',
    text: 'FX100017\t12\nFX100018\t8',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'two columns, the quantity first',
    text: '12\tFX100017\n8\tFX100018',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'numbered rows of a spreadsheet',
    text: '1\tFX100017\tHanger\t12\n2\tFX100018\tHanger\t8\n3\tFX100019\tHanger\t6',
    expectedProducts: ['FX100017 12', 'FX100018 8', 'FX100019 6'],
  },
  {
    name: 'a spreadsheet with prices and a total',
    text: lines(
      'Item\tSKU\tUnit\tUnit price\tQuantity\tAmount',
      '1\tFX100017\tEA\t$4.30\t12\t$51.60',
      '2\tFX100018\tBOX\t$230.00\t2\t$460.00',
      '\t\t\t\tTotal\t$511.60',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 2 BOX'],
  },
  {
    name: 'a CSV file',
    text: 'code,qty\r\nFX100017,12\r\nFX100018,8\r\n',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a CSV file with quotes and commas in the words',
    text: '"Product Code","Description","Qty","UOM"\n"FX100017","Hanger, galvanised, 45 x 90","12","EA"\n"FX100018","Hanger, ""new"" 45 x 120","2","BOX"',
    expectedProducts: ['FX100017 12', 'FX100018 2 BOX'],
  },
  {
    name: 'semicolons',
    text: 'Artikel;Stock code;Quantity\nHanger;FX100017;12\nGrip;FX100018;8',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a price list in which only some rows are filled in',
    text: lines(
      'Code,Description,Price,Qty',
      'FX100017,Hanger,4.30,12',
      'FX100018,Hanger,5.15,',
      'FX100019,Hanger,6.80,0',
      'FX100020,Grip,1.25,40',
    ),
    expectedProducts: ['FX100017 12', 'FX100020 40'],
  },
  {
    name: 'quantities with decimals, as a system exports them',
    text: 'Part No,Qty Ordered,UM\nFX100017,12.00,EA\nFX100018,8.000,EA',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a spreadsheet without a header, with price and total',
    text: 'FX100017\tHanger\t12\t4.30\t51.60\nFX100018\tHanger\t8\t5.15\t41.20',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a spreadsheet between greetings',
    text: lines(
      'Hi, order below for tomorrow 7am.',
      '',
      'FX100017\tHanger\t12',
      'FX100018\tHanger\t8',
      '',
      'Thanks',
      'Sam',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  { name: 'lengths', text: 'TM100001 10 @ 4.2', expectedProducts: ['TM100001 10@4.2'] },
  { name: 'lengths with metres', text: 'TM100001 4 - 3.6m', expectedProducts: ['TM100001 4@3.6'] },
  {
    name: 'several lengths',
    text: 'TM100001 10/4.2 4/3.6\nTM100002: 6/5.4m, 12/2.4m',
    expectedProducts: ['TM100001 10@4.2 4@3.6', 'TM100002 6@5.4 12@2.4'],
  },
  {
    name: 'lengths below the code',
    text: 'TM100001 treated pine\n10 @ 4.2\n4 - 3.6m\n\nFX100017 12',
    expectedProducts: ['TM100001 10@4.2 4@3.6', 'FX100017 12'],
  },
  { name: 'the length first', text: 'TM100001 4.2m x 10, 3.6m x 4', expectedProducts: ['TM100001 10@4.2 4@3.6'] },
  { name: 'lengths in millimetres', text: 'TM100001 10 @ 4200mm', expectedProducts: ['TM100001 10@4.2'] },
  {
    name: 'lengths with the size of the timber',
    text: 'TM100001 90 x 45 H2 10 @ 4.2m',
    expectedProducts: ['TM100001 10@4.2'],
  },
  {
    name: 'lengths with their sum',
    text: 'TM100001 10/4.2 4/3.6 = 56.4 lm',
    expectedProducts: ['TM100001 10@4.2 4@3.6'],
  },
  {
    name: 'a length in a column',
    text: 'Code\tQty\tLength\nTM100001\t10\t4.2\nTM100001\t4\t3.6m',
    expectedProducts: ['TM100001 10@4.2', 'TM100001 4@3.6'],
  },
  { name: 'a total in metres', text: 'TM100001 58.8 lm', expectedProducts: ['TM100001 58.8 LM'] },
  {
    name: 'two products in one line',
    text: '12 x FX100017, 8 x FX100018 and 6 x FX100019',
    expectedProducts: ['FX100017 12', 'FX100018 8', 'FX100019 6'],
  },
  {
    name: 'two products in one sentence',
    text: 'Need 12 FX100017 & 8 FX100018 asap',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  { name: 'an alternative', text: 'FX100017 or FX100018, 12 ea', expectedProducts: [] },
  { name: 'a refusal', text: 'Please do not send FX100017 x 12 again\nFX100018 8', expectedProducts: ['FX100018 8'] },
  { name: 'a correction', text: 'FX100017 was 10 now 12', expectedProducts: ['FX100017 ?'] },
  {
    name: 'pack sizes',
    text: 'FX100017 screws box of 500, 2 boxes\nFX100018 washers pkt 50 x 4',
    expectedProducts: ['FX100017 2 BOX', 'FX100018 4'],
  },
  {
    name: 'sizes in the words',
    text: 'FX100017 Batten screw 14g x 75 mm 40\nFX100018 Bolt M12 x 100 - 16',
    expectedProducts: ['FX100017 40', 'FX100018 16'],
  },
  { name: 'numbers in the words', text: 'FX100017 Paslode 75 nails 2', expectedProducts: ['FX100017 ?'] },
  {
    name: 'numbers in words',
    text: 'two FX100017\nthree boxes FX100018',
    expectedProducts: ['FX100017 2', 'FX100018 3 BOX'],
  },
  { name: 'dozens', text: '2 dozen FX100017', expectedProducts: ['FX100017 ?'] },
  { name: 'a comma for decimals', text: 'TM100001 10 @ 4,2', expectedProducts: ['TM100001 ?'] },
  { name: 'codes of digits only', text: '1002345 12\n1002346 x 8', expectedProducts: ['1002345 12', '1002346 8'] },
  {
    name: 'codes with hyphens',
    text: 'BMG-1234 12\n8 x LVL-9045-36',
    expectedProducts: ['BMG-1234 12', 'LVL-9045-36 8'],
  },
  { name: 'words instead of a code', text: '12 x joist hanger 45 x 90', expectedProducts: ['joist hanger 45 x 90 12'] },
  {
    name: 'a forwarded e-mail',
    text: lines(
      'From: Sam <sam@example.com>',
      'Sent: Thursday, 26 November 2026 4:12 PM',
      'To: orders@example.com',
      'Subject: RE: Order 481254',
      '> Hi there',
      '> 12 x FX100017',
      '> FX100018 - 8',
      '>> Thanks for your order 481253',
    ),
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a quote number and a job',
    text: 'Quote 500028-0\nJob: Smith residence 14/22 Ocean Rd\nFX100017 .... 12\nFX100018 .... 8',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'a table of pipes',
    text: '| Code | Qty |\n|---|---|\n| FX100017 | 12 |\n| FX100018 | 8 |',
    expectedProducts: ['FX100017 12', 'FX100018 8'],
  },
  {
    name: 'only prose',
    text: 'Hi, could someone ring me on 0491 570 156 about invoice 700123 for $1,204.50? Back on site at 2pm.',
    expectedProducts: [],
  },
  {
    name: 'a message from a phone',
    text: 'fx100017 x12 fx100018 x8\nsent from my iPhone 14',
    expectedProducts: ['fx100017 12', 'fx100018 8'],
  },
  {
    name: 'back orders',
    text: 'FX100017 12 backordered 4\nFX100018 8',
    expectedProducts: ['FX100017 ?', 'FX100018 8'],
  },
  {
    name: 'stock and times',
    text: 'FX100017 12 left in stock\nFX100018 2 weeks\nFX100019 min order 50',
    expectedProducts: ['FX100017 ?', 'FX100018 ?', 'FX100019 ?'],
  },
  {
    name: 'rolls of a length',
    text: 'FX100017 3 rolls 20m\nFX100018 3 x box 500',
    expectedProducts: ['FX100017 3 ROLL', 'FX100018 3 BOX'],
  },
  { name: 'three sizes', text: 'TM100001 MGP10 H2 90 x 45 x 4.8m 12', expectedProducts: ['TM100001 12'] },
  { name: 'two lists side by side', text: 'Code\tQty\tCode\tQty\nFX100017\t12\tFX100018\t8', expectedProducts: [] },
  { name: 'words and lengths', text: '90x45 MGP10 H2 10/4.2 4/3.6', expectedProducts: ['90x45 MGP10 H2 10@4.2 4@3.6'] },
  {
    name: 'units without a header',
    text: 'FX100017\tBOX\t2\nFX100018\tEA\t8',
    expectedProducts: ['FX100017 2 BOX', 'FX100018 8'],
  },
  { name: 'a day and a month', text: 'TM100001\n26/11\nsee you on 26/11', expectedProducts: ['TM100001 ?'] },
  { name: 'a negative quantity', text: 'FX100017 -12\nFX100018 8', expectedProducts: ['FX100017 ?', 'FX100018 8'] },
]
