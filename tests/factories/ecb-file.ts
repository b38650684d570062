interface EcbFile {
  day?: string;
  /** By currency; by default those that the bank states first. */
  rates?: Record<string, string>;
}

/** A file in the format of the European Central Bank's daily rates. */
export const anEcbFile = ({
  day = '2026-11-20',
  rates = { USD: '1.0843', JPY: '165.37', GBP: '0.83315' },
}: EcbFile = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>
`;
