/** Airports, seaports and intermodal terminals that brokers name in searches, with their coordinates (public facts). */

export type Landmark = { label: string; latitude: number; longitude: number };

/** `names` stand for the airport by themselves, `cities` only with the word "airport" or "international". */
type Airport = readonly [
  code: string,
  names: readonly string[],
  cities: readonly string[],
  label: string,
  latitude: number,
  longitude: number,
];

const airports: readonly Airport[] = [
  ['atl', ['hartsfield', 'hartsfield jackson'], ['atlanta', 'atlanta hartsfield'], 'Atlanta airport (ATL)', 33.6407, -84.4277],
  ['aus', ['bergstrom', 'austin bergstrom'], ['austin'], 'Austin airport (AUS)', 30.1975, -97.6664],
  ['bna', [], ['nashville'], 'Nashville airport (BNA)', 36.1263, -86.6774],
  ['bos', [], ['logan', 'boston logan', 'boston'], 'Boston Logan airport (BOS)', 42.3656, -71.0096],
  ['bur', [], ['burbank', 'hollywood burbank'], 'Burbank airport (BUR)', 34.2007, -118.3585],
  ['bwi', [], ['baltimore', 'baltimore washington', 'thurgood marshall'], 'Baltimore/Washington airport (BWI)', 39.1774, -76.6684],
  ['cle', [], ['cleveland', 'cleveland hopkins'], 'Cleveland airport (CLE)', 41.4117, -81.8498],
  ['clt', [], ['charlotte', 'charlotte douglas'], 'Charlotte airport (CLT)', 35.214, -80.9431],
  ['cmh', [], ['columbus', 'john glenn'], 'Columbus airport (CMH)', 39.998, -82.8919],
  ['cvg', [], ['cincinnati', 'northern kentucky'], 'Cincinnati airport (CVG)', 39.0488, -84.6678],
  ['dal', ['love field', 'dallas love field'], ['dallas love'], 'Dallas Love Field (DAL)', 32.8471, -96.8518],
  ['dca', [], ['reagan', 'reagan national', 'washington national'], 'Reagan National airport (DCA)', 38.8521, -77.0377],
  ['den', [], ['denver', 'dia'], 'Denver airport (DEN)', 39.8561, -104.6737],
  ['dfw', [], ['dallas fort worth', 'dallas ft worth', 'dallas'], 'DFW airport', 32.8998, -97.0403],
  ['dtw', [], ['detroit', 'detroit metro'], 'Detroit airport (DTW)', 42.2124, -83.3534],
  ['elp', [], ['el paso'], 'El Paso airport (ELP)', 31.8073, -106.3776],
  ['ewr', [], ['newark', 'newark liberty'], 'Newark airport (EWR)', 40.6895, -74.1745],
  ['fll', [], ['fort lauderdale', 'ft lauderdale'], 'Fort Lauderdale airport (FLL)', 26.0742, -80.1506],
  ['afw', ['alliance', 'perot field'], ['fort worth alliance'], 'Fort Worth Alliance airport (AFW)', 32.9876, -97.3188],
  ['hou', ['houston hobby', 'william p hobby'], ['hobby'], 'Houston Hobby airport (HOU)', 29.6454, -95.2789],
  ['iad', ['dulles'], ['washington dulles'], 'Washington Dulles airport (IAD)', 38.9531, -77.4565],
  [
    'iah',
    ['george bush', 'bush intercontinental', 'george bush intercontinental', 'houston intercontinental'],
    ['bush', 'houston', 'intercontinental'],
    'Houston Bush airport (IAH)',
    29.9902,
    -95.3368,
  ],
  ['ind', [], ['indianapolis', 'indy'], 'Indianapolis airport (IND)', 39.7169, -86.2956],
  ['jax', [], ['jacksonville'], 'Jacksonville airport (JAX)', 30.4941, -81.6879],
  ['jfk', [], ['kennedy', 'john f kennedy', 'new york'], 'New York Kennedy airport (JFK)', 40.6413, -73.7781],
  ['las', ['mccarran', 'harry reid'], ['las vegas', 'vegas'], 'Las Vegas airport (LAS)', 36.084, -115.1537],
  ['lax', [], ['los angeles', 'la'], 'Los Angeles airport (LAX)', 33.9425, -118.4081],
  ['lga', ['laguardia', 'la guardia'], [], 'LaGuardia airport (LGA)', 40.7769, -73.874],
  ['lgb', [], ['long beach'], 'Long Beach airport (LGB)', 33.8177, -118.1516],
  ['mci', [], ['kansas city', 'kc'], 'Kansas City airport (MCI)', 39.2976, -94.7139],
  ['mco', [], ['orlando'], 'Orlando airport (MCO)', 28.4312, -81.3081],
  ['mdw', ['chicago midway'], ['midway'], 'Chicago Midway airport (MDW)', 41.7868, -87.7522],
  ['mem', [], ['memphis'], 'Memphis airport (MEM)', 35.0421, -89.9792],
  ['mia', [], ['miami'], 'Miami airport (MIA)', 25.7959, -80.287],
  ['mke', [], ['milwaukee', 'mitchell', 'general mitchell'], 'Milwaukee airport (MKE)', 42.9476, -87.8966],
  ['msp', [], ['minneapolis', 'minneapolis st paul', 'twin cities'], 'Minneapolis–St. Paul airport (MSP)', 44.8848, -93.2223],
  ['oak', [], ['oakland'], 'Oakland airport (OAK)', 37.7126, -122.2197],
  ['ont', [], ['ontario'], 'Ontario airport (ONT)', 34.056, -117.6012],
  ['ord', ['ohare', 'o hare', 'chicago ohare'], ['chicago'], 'Chicago O’Hare airport (ORD)', 41.9786, -87.9048],
  ['pdx', [], ['portland'], 'Portland airport (PDX)', 45.5898, -122.5951],
  ['phl', [], ['philadelphia', 'philly'], 'Philadelphia airport (PHL)', 39.8744, -75.2424],
  ['phx', ['sky harbor', 'phoenix sky harbor'], ['phoenix'], 'Phoenix Sky Harbor airport (PHX)', 33.4352, -112.0101],
  ['aza', ['phoenix mesa gateway', 'mesa gateway', 'williams gateway'], [], 'Phoenix–Mesa Gateway airport (AZA)', 33.3078, -111.6556],
  ['pit', [], ['pittsburgh'], 'Pittsburgh airport (PIT)', 40.4919, -80.2352],
  ['rdu', [], ['raleigh', 'raleigh durham'], 'Raleigh–Durham airport (RDU)', 35.8801, -78.788],
  ['rfd', [], ['rockford'], 'Rockford airport (RFD)', 42.1954, -89.0972],
  ['rno', [], ['reno', 'reno tahoe'], 'Reno airport (RNO)', 39.4991, -119.7681],
  ['san', [], ['san diego', 'lindbergh'], 'San Diego airport (SAN)', 32.7338, -117.1933],
  ['sat', [], ['san antonio'], 'San Antonio airport (SAT)', 29.5337, -98.4698],
  ['sav', [], ['savannah', 'hilton head', 'savannah hilton head'], 'Savannah airport (SAV)', 32.1276, -81.2021],
  ['sbd', [], ['san bernardino', 'norton'], 'San Bernardino airport (SBD)', 34.0954, -117.2349],
  ['sdf', ['worldport'], ['louisville', 'muhammad ali'], 'Louisville airport (SDF)', 38.1744, -85.736],
  ['sea', ['seatac', 'sea tac'], ['seattle', 'seattle tacoma'], 'Seattle–Tacoma airport (SEA)', 47.4502, -122.3088],
  ['sfo', [], ['san francisco'], 'San Francisco airport (SFO)', 37.6213, -122.379],
  ['sjc', [], ['san jose', 'mineta'], 'San Jose airport (SJC)', 37.3639, -121.9289],
  ['slc', [], ['salt lake city', 'salt lake'], 'Salt Lake City airport (SLC)', 40.7899, -111.9791],
  ['smf', [], ['sacramento'], 'Sacramento airport (SMF)', 38.6951, -121.5908],
  ['sna', ['john wayne'], ['orange county', 'santa ana'], 'John Wayne airport (SNA)', 33.6762, -117.8675],
  ['stl', [], ['st louis', 'saint louis', 'lambert'], 'St. Louis airport (STL)', 38.7503, -90.3756],
  ['tpa', [], ['tampa'], 'Tampa airport (TPA)', 27.9772, -82.5311],
  ['abe', [], ['lehigh valley', 'allentown'], 'Lehigh Valley airport (ABE)', 40.6521, -75.4408],
  ['lck', ['rickenbacker'], [], 'Rickenbacker airport (LCK)', 39.8138, -82.9278],
  ['riv', ['march air reserve base', 'march arb'], ['march'], 'March Air Reserve Base (RIV)', 33.8807, -117.2595],
];

/** Names without "port of", display name, latitude and longitude. */
type Seaport = readonly [names: readonly string[], label: string, latitude: number, longitude: number];

const seaports: readonly Seaport[] = [
  [['los angeles', 'la', 'san pedro'], 'Port of Los Angeles', 33.7361, -118.2639],
  [['long beach', 'lb'], 'Port of Long Beach', 33.7542, -118.2165],
  [['la lb', 'los angeles long beach', 'la long beach', 'lalb'], 'Ports of Los Angeles and Long Beach', 33.745, -118.24],
  [['oakland'], 'Port of Oakland', 37.7955, -122.2893],
  [['stockton'], 'Port of Stockton', 37.9527, -121.3225],
  [['san diego'], 'Port of San Diego', 32.7074, -117.1676],
  [['seattle'], 'Port of Seattle', 47.5801, -122.3543],
  [['tacoma'], 'Port of Tacoma', 47.2655, -122.4155],
  [['portland'], 'Port of Portland', 45.6335, -122.7726],
  [['houston', 'barbours cut', 'bayport'], 'Port of Houston', 29.6806, -94.998],
  [['galveston'], 'Port of Galveston', 29.3097, -94.7935],
  [['freeport'], 'Port Freeport', 28.9333, -95.315],
  [['new orleans', 'nola'], 'Port of New Orleans', 29.9355, -90.0629],
  [['mobile'], 'Port of Mobile', 30.6944, -88.0399],
  [['savannah', 'garden city'], 'Port of Savannah', 32.128, -81.1517],
  [['brunswick'], 'Port of Brunswick', 31.1299, -81.4995],
  [['charleston'], 'Port of Charleston', 32.8326, -79.8955],
  [['wilmington'], 'Port of Wilmington', 34.1973, -77.9536],
  [['norfolk', 'virginia', 'hampton roads'], 'Port of Virginia', 36.9117, -76.3266],
  [['baltimore', 'seagirt'], 'Port of Baltimore', 39.2537, -76.5455],
  [['philadelphia', 'philly'], 'Port of Philadelphia', 39.9018, -75.1353],
  [
    [
      'newark',
      'elizabeth',
      'newark elizabeth',
      'new york',
      'ny nj',
      'new york new jersey',
      'new york and new jersey',
      'new jersey',
      'nynj',
    ],
    'Port Newark–Elizabeth',
    40.6836,
    -74.1497,
  ],
  [['boston'], 'Port of Boston', 42.3452, -71.0267],
  [['miami'], 'PortMiami', 25.7743, -80.1703],
  [['everglades', 'fort lauderdale'], 'Port Everglades', 26.0854, -80.1167],
  [['jacksonville', 'jaxport'], 'Port of Jacksonville', 30.3989, -81.5581],
  [['tampa', 'tampa bay'], 'Port Tampa Bay', 27.9254, -82.4374],
  [['chicago'], 'Port of Chicago', 41.6639, -87.5797],
];

const airportEnding = / (?:international airport|intl airport|int airport|international|intl|airport|airfield|apt)$/;

const airportByName = new Map(
  airports.flatMap(([code, names, cities, label, latitude, longitude]) =>
    [code, ...names, ...cities].map((name): [string, Landmark] => [name, { label, latitude, longitude }]),
  ),
);
const cityNames: ReadonlySet<string> = new Set(airports.flatMap(([, , cities]) => cities));
const seaportByName = new Map(
  seaports.flatMap(([names, label, latitude, longitude]) =>
    names.map((name): [string, Landmark] => [name, { label, latitude, longitude }]),
  ),
);

/** Finds the airport or seaport that a phrase in lowercase names: `ohare airport`, `lax`, `port of oakland`. */
export function findLandmark(phrase: string): Landmark | null {
  const text = phrase.replace(/^the /, '');
  const port = /^(?:ports? of |port )(?:the )?(.+)$/.exec(text)?.[1] ?? /^(.+) (?:sea ?)?ports?$/.exec(text)?.[1];
  if (port !== undefined) return seaportByName.get(port) ?? null;
  const airport = text.replace(airportEnding, '');
  if (airport === text && cityNames.has(airport)) return null;
  // The ICAO code of an airport on the mainland is its IATA code after a K: "KATL".
  return airportByName.get(airport) ?? airportByName.get(/^k([a-z]{3})$/.exec(airport)?.[1] ?? '') ?? null;
}
