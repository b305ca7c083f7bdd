/** One or two sentences about each submarket, by its slug: where it is, and what it is used for. */
export const submarketDescriptions: Readonly<Record<string, string>> = {
  'seattle-tacoma-tacoma-tideflats':
    'The flat land around the container terminals of Tacoma, most of it inside the overweight corridor, where trucks may carry fully loaded ocean containers.',
  'seattle-tacoma-kent-valley':
    'Eleven miles of valley floor between Renton and Auburn, midway between the ports of Seattle and Tacoma and 15 minutes from Sea-Tac.',
  'seattle-tacoma-sumner-puyallup':
    'The south end of the valley, where SR 167 and SR 410 meet. Newer and larger buildings than in Kent, at lower rents.',
  'seattle-tacoma-south-seattle':
    'Seven minutes from Terminal 18 and ten from downtown. Small sites along the Duwamish, mostly for last-mile delivery.',
  'portland-sunset-corridor':
    'Hillsboro and the tech plants along US 26, with the region’s best power supply and a 30-minute drive to the port.',
  'portland-airport-way':
    'I-205 and the cargo side of PDX, with I-84 to the east. Most tenants here serve the city or ship parts overnight by air.',
  'portland-rivergate':
    'The peninsula between the Columbia and the Willamette: Marine Terminal 6, two railroads and heavy industrial zoning.',
  'east-bay-hayward':
    'The middle of the East Bay, at the San Mateo Bridge. Trucks reach San Francisco, Oakland and Silicon Valley in 35 minutes.',
  'east-bay-oakland':
    'At the gates of the Port of Oakland and the Bay Bridge. Most tenants are importers or deliver to San Francisco by van.',
  'east-bay-san-leandro': 'I-880 and Oakland’s airport: former factories from the 1960s, 15 minutes from the port.',
  'east-bay-fremont-newark': 'The southern end of the East Bay, at the Dumbarton Bridge, home to suppliers of Silicon Valley’s plants.',
  'central-valley-lathrop-manteca':
    'Where I-5 and SR 120 meet, with two intermodal yards within nine miles and room for buildings of a million square feet.',
  'central-valley-tracy': 'The first flat land east of the Altamont Pass, 62 freeway miles from the Port of Oakland.',
  'central-valley-west-side': 'Patterson and the I-5 corridor: large sites, at the lowest rents within two hours of Oakland.',
  'sacramento-natomas': 'I-5 and SR 99 next to Sacramento’s airport, behind the levee that was raised in 2016.',
  'sacramento-west-sacramento': 'Across the river from downtown, with a deepwater port and I-80 to the Bay Area.',
  'sacramento-mcclellan': 'A former air force base with its own railroad, wide streets and buildings made for aircraft parts.',
  'reno-tahoe-reno':
    'The industrial center along I-80 east of Sparks, with data centers, battery plants and permits issued within 30 days.',
  'reno-sparks': 'The established district next to I-80 and the rail yard, ten minutes from downtown Reno.',
  'reno-north-valleys': 'US 395 north of the city: the newest buildings in Reno, on the road to Boise and Portland.',
  'los-angeles-south-bay':
    'Carson and its neighbors, 12 miles from the harbor’s terminals on I-405 and I-110. Nearly every import container passes through.',
  'los-angeles-long-beach':
    'The closest space to the Port of Long Beach: on the Terminal Island Freeway, less than 20 minutes from the terminals.',
  'los-angeles-central':
    'Vernon and Commerce, with two intermodal yards and 10 million people within an hour. Most buildings date from before 1970.',
  'los-angeles-mid-counties':
    'Santa Fe Springs and its neighbors, between I-5 and I-605, halfway between the harbor and the Inland Empire.',
  'los-angeles-san-fernando-valley': 'I-5 and SR 170 in the north of the city: short van routes to 1.8 million people.',
  'inland-empire-west':
    'Ontario to Fontana, the closest part of the Inland Empire to the ports, with Ontario’s cargo airport and I-10, I-15 and SR 60.',
  'inland-empire-east': 'Rialto, Colton and Moreno Valley, along I-215 and SR 60, with Union Pacific’s and BNSF’s yards in the middle.',
  'inland-empire-south': 'Perris and I-215 toward San Diego: the newest and largest buildings, at the lowest rents in the Inland Empire.',
  'orange-county-north-county': 'Anaheim and the SR 57 and SR 91 freeways, with 3 million people within 30 minutes.',
  'orange-county-airport':
    'Tustin and Irvine, around John Wayne Airport. Small buildings with good power for assembly and last-mile delivery.',
  'san-diego-otay-mesa': 'Next to the commercial border crossing, for goods made in Tijuana. A second crossing is under construction.',
  'las-vegas-north-las-vegas':
    'I-15 north of the city, from Craig Road to Apex: level desert sites for buildings that serve 11 western states.',
  'las-vegas-henderson': 'The southeast side of the valley, on I-11 and I-515, for deliveries to the Strip’s hotels and to homes.',
  'phoenix-southwest':
    'Goodyear and the I-10 corridor, the first stop for freight from Los Angeles, with cold and dry storage side by side.',
  'phoenix-northwest': 'Glendale and Loop 303, on what was farmland in 2015. Large new buildings, half an hour from downtown Phoenix.',
  'phoenix-tolleson': 'I-10 at Loop 202, in the middle of the valley’s trucking district. Most stores in Phoenix are within 40 minutes.',
  'phoenix-southeast': 'Mesa and Phoenix–Mesa Gateway Airport, close to the chip plants of the East Valley.',
  'salt-lake-city-northwest-quadrant': 'West of the airport, where I-80, I-215 and the railroad meet: the last large sites in the valley.',
  'salt-lake-city-west-valley': 'An established industrial area along SR 201, with most of the valley’s workforce within 20 minutes.',
  'denver-airport': 'I-70 and E-470 east of the city, between the airport and 3 million people.',
  'denver-central': 'I-25 and I-76, ten minutes from downtown. Older buildings with small units for service and delivery companies.',
  'dallas-fort-worth-south-dallas':
    'I-45 and I-20 south of the city, with two intermodal yards: the largest buildings, the lowest rents and most of the remaining land.',
  'dallas-fort-worth-great-southwest':
    'Between Dallas and Fort Worth, along SH 360: the center of the metropolitan area’s population, with rail service at many buildings.',
  'dallas-fort-worth-northwest-dallas':
    'Carrollton and I-35E, close to both airports. Small sites and high rents. Most deliveries go to the northern suburbs.',
  'dallas-fort-worth-north-fort-worth':
    'Alliance and I-35W, with a cargo airport and BNSF’s intermodal hub. Buildings of 500,000 square feet are common.',
  'dallas-fort-worth-east-dallas':
    'I-20 and US 80 toward Louisiana: new industrial parks in Forney and Mesquite, with short waits for permits.',
  'dallas-fort-worth-northeast-tarrant': 'Haltom City and Loop 820, fully built out, for companies whose customers are in Fort Worth.',
  'houston-east': 'Baytown and SH 146, close to the resin plants and Barbours Cut, with rail at most sites.',
  'houston-southeast': 'La Porte and the container terminals at Barbours Cut and Bayport, on the heavy-haul corridor.',
  'houston-northwest': 'US 290 and Beltway 8, home to most of the city’s warehouse space, 35 miles from the docks and 18 from downtown.',
  'san-antonio-northeast': 'I-35 toward Austin: Schertz and Selma, with workers from both cities within 30 minutes.',
  'san-antonio-west': 'I-10 and US 90 toward El Paso and Del Rio, close to the city’s data centers.',
  'austin-northeast': 'SH 130 and Pflugerville, close to the chip and car plants, on the toll road that bypasses I-35.',
  'austin-south':
    'Kyle and Buda on I-35, between Austin and San Antonio, where most of the new homes of the two metropolitan areas are built.',
  'el-paso-lower-valley': 'Five minutes from the Zaragoza bridge, for parts that cross the border several times before they are sold.',
  'minneapolis-southwest': 'Shakopee and US 169, on the south side of the Minnesota River, with new buildings and large yards.',
  'minneapolis-northwest': 'Brooklyn Park and I-94: medium-sized buildings within half an hour of both downtowns.',
  'chicago-south-side': 'The Calumet River and the Skyway, 16 minutes from the Loop. Old steel land with heavy power and rail.',
  'chicago-i-80-corridor': 'Joliet and the two largest inland intermodal yards in the country. Big boxes, big yards and five railroads.',
  'chicago-ohare': 'Around the airport: freight forwarders, short leases and the highest rents in the region.',
  'chicago-i-55-corridor': 'Bolingbrook and Romeoville, halfway between the Loop and the intermodal yards in Joliet.',
  'indianapolis-southwest': 'Plainfield and I-70, next to the FedEx hub, with three in four American households within a day’s drive.',
  'indianapolis-northwest': 'Whitestown and I-65 toward Chicago: new buildings on what was farmland ten years ago.',
  'columbus-southeast': 'Groveport and Rickenbacker, a cargo airport with an intermodal yard and a foreign trade zone.',
  'columbus-east': 'Etna and I-70 toward Pittsburgh, near the chip plants under construction in Licking County.',
  'st-louis-metro-east': 'Edwardsville and I-255 on the Illinois side, behind a levee that was rebuilt in 2020.',
  'st-louis-north-county': 'Earth City, on I-70 and the Missouri River, with the airport ten minutes away.',
  'kansas-city-johnson-county': 'Edgerton, with BNSF’s intermodal yard, I-35 and 3,000 acres of warehouses.',
  'kansas-city-northland': 'North of the river, on I-435, between the airport and Ford’s assembly plant in Claycomo.',
  'nashville-southeast': 'La Vergne and Smyrna on I-24, between Nashville’s stores and the area’s largest car plant.',
  'nashville-east': 'Lebanon, where I-40 and I-840 meet: the first large sites on the drive in from Knoxville.',
  'atlanta-southwest': 'Fairburn and I-85, with an intermodal yard and the airport within 20 minutes.',
  'atlanta-south': 'McDonough and I-75, the road to Savannah and Florida. Most containers bound for Atlanta stop here.',
  'atlanta-northeast': 'Braselton and I-85 toward Charlotte, in the suburbs that are growing fastest.',
  'charlotte-airport-west': 'Around the airport’s intermodal yard, on I-85 and I-485, within reach of both Carolinas.',
  'charlotte-york-county': 'Fort Mill and Rock Hill in South Carolina: lower taxes, and half an hour to uptown Charlotte.',
  'savannah-i-16': 'Bloomingdale and I-16, 20 minutes from Garden City Terminal, with the largest sites around the port.',
  'savannah-port': 'Pooler and the Jimmy DeLoach Parkway, ten minutes from the terminal’s gates.',
  'miami-medley':
    'The Palmetto Expressway and the rail yard at Hialeah, above the flood line. Most tenants distribute food or building materials.',
  'miami-airport-west': 'Doral, behind the runways of the busiest airport for freight to Latin America.',
  'northern-new-jersey-port-newark': 'At the gates of Port Newark and the airport, with 12 million people within an hour.',
  'northern-new-jersey-port-south':
    'Linden and Elizabeth along the Turnpike: former refinery land, remediated and raised above flood level.',
  'northern-new-jersey-meadowlands': 'Carlstadt and Secaucus, the closest warehouses to Manhattan, 20 minutes from the Lincoln Tunnel.',
  'lehigh-valley-south-bethlehem': 'The former steelworks on I-78, with an intermodal yard next door and a power supply built for a mill.',
  'lehigh-valley-west': 'Breinigsville and I-78 toward Harrisburg: an overnight drive from a third of the country’s population.',
  'baltimore-east-county': 'Sparrows Point, where a steel mill had its own port: deep water, rail and 3,000 acres of new warehouses.',
  'baltimore-south': 'Curtis Bay and I-895, five minutes from the container terminal at Seagirt.',
  'boston-metrowest':
    'Framingham and the Massachusetts Turnpike, at the center of the state’s population and 40 minutes from Logan Airport.',
  'boston-route-128-south': 'Canton and the I-93 split: few sites, good roads and 4 million people within an hour.',
};
