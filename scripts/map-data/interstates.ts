/**
 * The routes of the interstate highways on the maps, as the towns and interchanges that they pass, in order. `CA Tracy, Stockton` are towns, whose
 * positions the generator looks up; `32.655/-96.823` is an interchange (latitude/longitude). Words
 * after the number distinguish roads with the same number. A spur or loop that would be too short to see is left out.
 */
export const interstates: Readonly<Record<string, string>> = {
  'I-4': 'FL Tampa, Plant City, Lakeland, 28.34/-81.58, Orlando, Altamonte Springs, Sanford, Deltona, Daytona Beach',
  'I-5':
    'CA 32.543/-117.03, Chula Vista, San Diego, 32.84/-117.235, Encinitas, Carlsbad, Oceanside, San Clemente, Mission Viejo, 33.64/-117.74, Tustin, Santa Ana, 33.81/-117.91, Buena Park, Norwalk, Commerce, Los Angeles, Glendale, Burbank, San Fernando, 34.33/-118.5, Santa Clarita, 34.8/-118.87, 34.94/-118.93, 35.4/-119.42, 35.98/-119.96, 36.25/-120.24, 36.95/-120.83, 37.06/-121.02, Patterson, 37.6/-121.33, 37.74/-121.33, Lathrop, Stockton, Elk Grove, Sacramento, Woodland, Williams, Willows, Orland, Red Bluff, Redding, Dunsmuir, Yreka; OR Ashland, Medford, Grants Pass, Roseburg, Cottage Grove, Eugene, Albany, Salem, Woodburn, Wilsonville, Tualatin, Tigard, Portland; WA Vancouver, Kelso, Centralia, Olympia, Lacey, Lakewood, 47.235/-122.46, Fife, Federal Way, Kent, 47.46/-122.265, Seattle, Shoreline, Lynnwood, Everett, Marysville, Mount Vernon, Bellingham, Blaine',
  'I-8': 'CA 32.759/-117.2, 32.77/-117.07, La Mesa, El Cajon, Alpine, El Centro; AZ Yuma, Gila Bend, Casa Grande',
  'I-10':
    'CA Santa Monica, 34.035/-118.43, 34.037/-118.27, Los Angeles, Monterey Park, Rosemead, El Monte, Baldwin Park, West Covina, Pomona, Montclair, 34.067/-117.55, Fontana, Rialto, 34.065/-117.3, Redlands, Yucaipa, Beaumont, Banning, 33.92/-116.55, Indio, Blythe; AZ Ehrenberg, Buckeye, Goodyear, Avondale, Tolleson, Phoenix, 33.425/-111.97, Guadalupe, Chandler, Casa Grande, Eloy, Marana, Tucson, Benson, Willcox; NM Lordsburg, Deming, Las Cruces, Anthony; TX El Paso, Socorro, Fabens, Sierra Blanca, Van Horn, Fort Stockton, Ozona, Junction, Kerrville, Boerne, San Antonio, Seguin, Luling, Columbus, Sealy, Katy, 29.784/-95.56, Houston, 29.77/-95.17, Baytown, Winnie, Beaumont, Orange; LA Lake Charles, Jennings, Lafayette, Breaux Bridge, Port Allen, Baton Rouge, Gonzales, Laplace, Kenner, New Orleans, Slidell; MS Bay Saint Louis, Gulfport, Biloxi, Pascagoula; AL Mobile, Daphne; FL Pensacola, Crestview, DeFuniak Springs, Marianna, Quincy, Tallahassee, Madison, Live Oak, Lake City, Jacksonville',
  'I-12': 'LA Baton Rouge, Denham Springs, Hammond, Covington, Slidell',
  'I-15':
    'CA 32.69/-117.12, 32.78/-117.11, Poway, Escondido, Temecula, Murrieta, Lake Elsinore, Corona, Norco, Eastvale, 34.067/-117.55, 34.155/-117.47, 34.23/-117.43, Hesperia, Victorville, Barstow, 35.27/-116.07, 35.61/-115.39; NV 35.78/-115.33, Enterprise, Paradise, Las Vegas, North Las Vegas, Mesquite; AZ 36.89/-113.92; UT Saint George, Cedar City, Beaver, Fillmore, Nephi, Spanish Fork, Provo, Orem, Lehi, Draper, Sandy, Murray, 40.72/-111.905, Salt Lake City, North Salt Lake, Bountiful, Layton, Ogden, Brigham City, Tremonton; ID Pocatello, Blackfoot, Idaho Falls, 44.5/-112.3; MT Dillon, Butte, Helena, Great Falls, Shelby',
  'I-16': 'GA Macon, Dublin, Metter, Pooler, Garden City, Savannah',
  'I-17': 'AZ Phoenix, 33.57/-112.117, 33.68/-112.11, Anthem, Camp Verde, Flagstaff',
  'I-19': 'AZ Nogales, Green Valley, Tucson',
  'I-20':
    'TX 31.09/-104.05, Pecos, Odessa, Midland, Big Spring, Sweetwater, Abilene, Eastland, 32.73/-97.8, 32.735/-97.62, 32.68/-97.42, 32.667/-97.32, 32.675/-97.13, 32.662/-97.03, 32.648/-96.93, 32.65/-96.823, 32.642/-96.735, 32.665/-96.615, 32.74/-96.45, Terrell, Canton, Lindale, Longview, Marshall; LA Shreveport, Bossier City, Minden, Ruston, Monroe, Tallulah; MS Vicksburg, Clinton, Jackson, Brandon, Forest, Meridian; AL Livingston, Eutaw, Tuscaloosa, Bessemer, Birmingham, Leeds, Pell City, Anniston, Heflin; GA Bremen, Villa Rica, Douglasville, Lithia Springs, Atlanta, Panthersville, Lithonia, Conyers, Covington, Madison, Thomson, Augusta; SC Aiken, Lexington, Columbia, Camden, Florence',
  'I-22': 'MS Olive Branch, 34.767/-89.449, New Albany, Tupelo, Fulton; AL Hamilton, Jasper, Birmingham',
  'I-24':
    'IL 37.5/-88.9, Metropolis; KY Paducah, Hopkinsville, Oak Grove; TN Clarksville, Pleasant View, Nashville, 36.06/-86.67, La Vergne, Smyrna, Murfreesboro, Manchester, Monteagle, Chattanooga',
  'I-25':
    'NM Las Cruces, Truth or Consequences, Socorro, Belen, Albuquerque, Bernalillo, Santa Fe, Las Vegas, 36.36/-104.6, Raton; CO Trinidad, Walsenburg, Pueblo, Fountain, Colorado Springs, Monument, Castle Rock, 39.56/-104.87, 39.67/-104.935, Denver, 39.78/-104.99, Northglenn, Thornton, Longmont, Loveland, Fort Collins; WY Cheyenne, Wheatland, Douglas, Casper, Buffalo',
  'I-26':
    'TN Kingsport, Johnson City, Erwin; NC Asheville, Hendersonville; SC Spartanburg, Clinton, Newberry, Irmo, Columbia, Orangeburg, Summerville, North Charleston, Charleston',
  'I-27': 'TX Lubbock, Plainview, Canyon, Amarillo',
  'I-29':
    'MO Kansas City, 39.17/-94.6, Platte City, Saint Joseph, Rock Port; IA Hamburg, Council Bluffs, Missouri Valley, Sioux City; SD Vermillion, Sioux Falls, Brookings, Watertown; ND Wahpeton, Fargo, Grand Forks, 48.97/-97.24',
  'I-30':
    'TX 32.735/-97.62, Fort Worth, 32.757/-97.11, 32.765/-97.0, 32.773/-96.81, 32.79/-96.7, 32.835/-96.62, Rockwall, Royse City, Greenville, Sulphur Springs, Mount Pleasant, Texarkana; AR Hope, Arkadelphia, Malvern, Benton, Little Rock, North Little Rock',
  'I-35':
    'TX Laredo, Cotulla, Pearsall, San Antonio, 29.52/-98.39, Schertz, New Braunfels, San Marcos, Kyle, Buda, Austin, 30.4/-97.673, Round Rock, Georgetown, Temple, Waco, Hillsboro',
  'I-35 north':
    'OK 33.73/-97.16, Ardmore, Pauls Valley, Norman, Moore, Oklahoma City, Edmond, Guthrie, Perry, Blackwell; KS Wellington, Wichita, El Dorado, Emporia, Ottawa, Gardner, Olathe, Lenexa, Merriam; MO Kansas City, Liberty, Cameron, Bethany; IA Lamoni, Osceola, West Des Moines, Ankeny, Ames, Clear Lake; MN Albert Lea, Owatonna, Faribault, Lakeville, Burnsville',
  'I-35E DFW':
    'TX Hillsboro, Waxahachie, Red Oak, 32.6/-96.823, 32.65/-96.823, 32.773/-96.81, 32.86/-96.89, 32.925/-96.905, 32.975/-96.925, Lewisville, Denton',
  'I-35W DFW': 'TX Hillsboro, Alvarado, Burleson, 32.667/-97.32, 32.745/-97.32, 32.835/-97.317, 32.985/-97.31, Denton; OK 33.73/-97.16',
  'I-35W MSP':
    'MN Burnsville, Bloomington, Richfield, Minneapolis, Roseville, New Brighton, Blaine, Lino Lakes, Forest Lake, Pine City, Hinckley, Cloquet, Duluth',
  'I-35E MSP': 'MN Burnsville, Eagan, Mendota Heights, Saint Paul, Maplewood, Little Canada, Lino Lakes',
  'I-37': 'TX Corpus Christi, Mathis, Pleasanton, San Antonio',
  'I-39':
    'IL Normal, Bloomington, El Paso, LaSalle, Mendota, Rochelle, Rockford; WI Beloit, Janesville, Madison, Portage, Stevens Point, Wausau',
  'I-40':
    'CA Barstow, Needles; AZ Kingman, 35.33/-112.87, Williams, Flagstaff, Winslow, Holbrook; NM Gallup, Grants, Albuquerque, Moriarty, Santa Rosa, Tucumcari; TX Vega, Amarillo, 35.2/-101.11, Shamrock; OK Elk City, Clinton, El Reno, Oklahoma City, Shawnee, Henryetta, Checotah, Sallisaw; AR Fort Smith, Clarksville, Russellville, Conway, North Little Rock, Brinkley, Forrest City, West Memphis; TN Memphis, Brownsville, Jackson, Dickson, 36.08/-86.93, Nashville, Mount Juliet, Lebanon, Cookeville, Crossville, Kingston, Knoxville, Newport; NC Waynesville, Asheville, Marion, Morganton, Hickory, Statesville, Winston-Salem, Greensboro, Burlington, Durham, Raleigh, Garner, Benson, Wilmington',
  'I-43': 'WI Beloit, Elkhorn, Milwaukee, Sheboygan, Manitowoc, Green Bay',
  'I-44':
    'TX Wichita Falls; OK Lawton, Chickasha, Oklahoma City, Chandler, Bristow, Sapulpa, Tulsa, Claremore, Vinita, Miami; MO Joplin, Springfield, Lebanon, Rolla, Sullivan, Pacific, Fenton, Sunset Hills, Webster Groves, Saint Louis',
  'I-45':
    'TX Galveston, Texas City, League City, Houston, 29.9/-95.41, Spring, The Woodlands, Conroe, Huntsville, Madisonville, Fairfield, Corsicana, Ennis, 32.59/-96.685, Hutchins, 32.773/-96.785',
  'I-49': 'LA Lafayette, Opelousas, Alexandria, Natchitoches, Shreveport; AR Texarkana',
  'I-49 north':
    'AR Alma, Fayetteville, Rogers, Bentonville; MO Joplin, Nevada, Butler, Harrisonville, Grandview, 38.935/-94.53, Kansas City',
  'I-55':
    'LA LaPlace, Hammond; MS McComb, Brookhaven, Jackson, Canton, Grenada, Batesville, Southaven; TN Memphis; AR West Memphis, Osceola, Blytheville; MO Sikeston, Cape Girardeau, Perryville, Festus, Arnold, Mehlville, Saint Louis; IL East Saint Louis, Collinsville, Edwardsville, Litchfield, Springfield, Lincoln, Bloomington, Pontiac, Dwight, Channahon, 41.53/-88.19, Bolingbrook, 41.745/-87.95, Burr Ridge, 41.8/-87.78, Cicero, Chicago',
  'I-57':
    'MO Sikeston; IL Cairo, Carbondale, Mount Vernon, Salem, Effingham, Mattoon, Champaign, Kankakee, Monee, Matteson, Country Club Hills, Posen, 41.71/-87.64',
  'I-59': 'LA Slidell; MS Picayune, Hattiesburg, Laurel, Meridian; AL Birmingham, Trussville, Gadsden, Fort Payne; GA Trenton',
  'I-64':
    'MO Wentzville, Chesterfield, Ladue, Saint Louis; IL East Saint Louis, OFallon, Mount Vernon; IN 38.15/-87.55, Jasper; KY Louisville, Shelbyville, Frankfort, Lexington, Winchester, Mount Sterling, 38.184/-83.433, 38.33/-82.95; WV Huntington, Charleston, Beckley, Lewisburg; VA Covington, Lexington, Staunton, Waynesboro, Charlottesville, Richmond, Williamsburg, Newport News, Hampton, Norfolk, Chesapeake',
  'I-65':
    'AL Mobile, Bay Minette, Evergreen, Greenville, Montgomery, Prattville, Clanton, Alabaster, Birmingham, Cullman, Athens; TN Pulaski, Columbia, Spring Hill, Franklin, Brentwood, Nashville, Goodlettsville, White House; KY Franklin, Bowling Green, Elizabethtown, Shepherdsville, Louisville; IN Jeffersonville, Seymour, Columbus, Franklin, Greenwood, Indianapolis, Zionsville, Whitestown, Lebanon, Lafayette, Rensselaer, Crown Point, Merrillville, Gary',
  'I-66': 'VA Front Royal, Haymarket, Gainesville, Manassas, Centreville, Fairfax, Falls Church, Arlington; VA 38.89/-77.06',
  'I-68': 'WV Morgantown; MD 39.66/-79.4, 39.69/-79.15, Frostburg, Cumberland, Hancock',
  'I-69': 'IN Evansville, Princeton, Washington, Bloomington, Martinsville, Greenwood, 39.7/-86.24',
  'I-69 north':
    'IN Fishers, Noblesville, Anderson, Muncie, Marion, Fort Wayne, Auburn, Angola; MI Coldwater, Marshall, Charlotte, Lansing, Flint, Port Huron',
  'I-70':
    'UT 38.58/-112.6, Richfield, Salina, 38.93/-110.4, 39.0/-110.15, 39.22/-109.2; CO Fruita, Grand Junction, Rifle, Glenwood Springs, Eagle, Vail, Frisco, Silverthorne, Idaho Springs, Golden, Wheat Ridge, 39.78/-104.99, 39.772/-104.9, 39.74/-104.77, Bennett, Limon, Burlington; KS Goodland, Colby, Hays, Russell, Salina, Abilene, Junction City, Topeka, Lawrence, Bonner Springs, Kansas City; MO Kansas City, Independence, Blue Springs, Oak Grove, Concordia, Boonville, Columbia, Fulton, Warrenton, Wentzville, Saint Peters, Saint Charles, Bridgeton, Saint Louis; IL East Saint Louis, Collinsville, Troy, Highland, Greenville, Vandalia, Effingham, Casey; IN Terre Haute, Cloverdale, Plainfield, Indianapolis, Greenfield, Knightstown, Richmond; OH Vandalia, Springfield, West Jefferson, Columbus, Reynoldsburg, Hebron, Zanesville, Cambridge, Saint Clairsville; WV Wheeling; PA Washington, New Stanton, Somerset, Bedford, 40.0/-78.24; MD Hancock, Hagerstown, Frederick, Mount Airy, Ellicott City, Woodlawn',
  'I-71':
    'KY Louisville, Carrollton, Walton, Florence, Covington; OH Cincinnati, Blue Ash, Mason, Wilmington, Washington Court House, Grove City, Columbus, Worthington, Sunbury, Mansfield, Ashland, Medina, Brunswick, Strongsville, Cleveland',
  'I-72': 'MO Hannibal; IL Jacksonville, Springfield, Decatur, Champaign',
  'I-74':
    'IA Davenport; IL Moline, Galesburg, Peoria, Morton, Bloomington, Champaign, Danville; IN Crawfordsville, Brownsburg, Speedway, 39.7/-86.24, 39.69/-86.1, 39.7/-86.02, Shelbyville, Greensburg, Batesville; OH Harrison, Cincinnati',
  'I-75':
    'FL 25.9/-80.32, Weston, 26.15/-80.9, Naples, Fort Myers, Port Charlotte, Sarasota, Bradenton, Brandon, Wesley Chapel, Ocala, Gainesville, Lake City; GA Valdosta, Tifton, Cordele, Perry, Macon, Forsyth, Locust Grove, McDonough, Stockbridge, Forest Park, Atlanta, Marietta, Kennesaw, Cartersville, Calhoun, Dalton, Ringgold; TN Chattanooga, Cleveland, Athens, Lenoir City, Knoxville, Jellico; KY Corbin, London, Berea, Richmond, Lexington, Georgetown, Williamstown, Walton, Florence, Covington; OH Cincinnati, Sharonville, Middletown, Dayton, Vandalia, Troy, Sidney, Lima, Findlay, Bowling Green, Toledo; MI Monroe, Taylor, Detroit, Royal Oak, Troy, Pontiac, Flint, Saginaw, Bay City, Grayling, Gaylord, Cheboygan, Saint Ignace, Sault Ste. Marie',
  'I-76 west': 'CO Arvada, 39.83/-104.95, Commerce City, Brighton, Fort Morgan, Sterling, Julesburg; NE 41.05/-102.1',
  'I-76':
    'OH Lodi, Akron, Ravenna, Youngstown; PA Beaver Falls, Cranberry Township, Monroeville, New Stanton, Somerset, Bedford, Carlisle, Middletown, 40.16/-75.89, King of Prussia, Conshohocken, Philadelphia; NJ Camden',
  'I-77':
    'SC Columbia, Winnsboro, Rock Hill, Fort Mill; NC Charlotte, Huntersville, Mooresville, Statesville, Elkin; VA Hillsville, Wytheville; WV Princeton, Beckley, Charleston, Ripley, Parkersburg; OH Marietta, Cambridge, New Philadelphia, Canton, Akron, Cleveland',
  'I-78':
    'PA Jonestown, Hamburg, 40.585/-75.64, 40.565/-75.5, 40.565/-75.42, 40.61/-75.33, 40.645/-75.2; NJ Phillipsburg, Clinton, Bridgewater, Watchung, Springfield, Newark, Jersey City',
  'I-79':
    'WV Charleston, Sutton, Weston, Clarksburg, Fairmont, Morgantown; PA Waynesburg, Washington, Carnegie, Cranberry Township, Meadville, Erie',
  'I-80':
    'CA San Francisco, 37.83/-122.295, Berkeley, Richmond, Hercules, Vallejo, Fairfield, Vacaville, Dixon, Davis, West Sacramento, 38.64/-121.49, North Highlands, Roseville, Auburn, Colfax, Truckee; NV Verdi, Reno, Sparks, Fernley, Lovelock, Winnemucca, Battle Mountain, Elko, Wells, West Wendover; UT Grantsville, Magna, 40.765/-111.95, 40.72/-111.905, 40.72/-111.79, Park City, Coalville; WY Evanston, Green River, Rock Springs, Rawlins, Laramie, Cheyenne; NE Kimball, Sidney, Ogallala, North Platte, Kearney, Grand Island, York, Lincoln, Omaha; IA Council Bluffs, Atlantic, West Des Moines, Urbandale, Altoona, Newton, Grinnell, Iowa City, Davenport; IL Moline, Princeton, LaSalle, Ottawa, Morris, Minooka, 41.51/-88.08, New Lenox, Mokena, Tinley Park, Homewood, Lansing; IN Hammond, Gary, Portage, La Porte, South Bend, Elkhart, Angola; OH Toledo, Elyria, Strongsville, Youngstown; PA Sharon, Mercer, Clarion, DuBois, Clearfield, Bellefonte, Milton, Bloomsburg, Hazleton, Stroudsburg; NJ Netcong, 40.89/-74.48, Parsippany, Wayne, Paterson, Teaneck',
  'I-81':
    'TN Morristown, Kingsport; VA Bristol, Abingdon, Marion, Wytheville, Radford, Christiansburg, Salem, Lexington, Staunton, Harrisonburg, Woodstock, Strasburg, Winchester; WV Martinsburg; MD Hagerstown; PA Chambersburg, Carlisle, Mechanicsburg, Harrisburg, Jonestown, Hazleton, Wilkes-Barre, Scranton; NY Binghamton, Cortland, Syracuse, Watertown, Alexandria Bay',
  'I-82': 'WA Ellensburg, Yakima, Sunnyside, Richland, Kennewick; OR Hermiston',
  'I-83': 'MD Baltimore, Lutherville, Cockeysville, 39.59/-76.66; PA Shrewsbury, York, New Cumberland, Harrisburg',
  'I-84':
    'OR Portland, Gresham, Troutdale, Hood River, The Dalles, Boardman, Hermiston, Pendleton, La Grande, Baker City, Ontario; ID Caldwell, Nampa, Meridian, Boise, Mountain Home, Jerome, Burley; UT Tremonton, Brigham City, Ogden, Morgan, Coalville',
  'I-84 east':
    'PA Dunmore, 41.33/-75.0, 41.37/-74.72; NY Port Jervis, Middletown, Newburgh, Brewster; CT Danbury, Waterbury, Hartford, Manchester, Tolland; MA Sturbridge',
  'I-85':
    'AL Montgomery, Auburn, Opelika; GA LaGrange, Newnan, Fairburn, Union City, College Park, East Point, Atlanta, 33.8/-84.39, Chamblee, Norcross, Suwanee, Buford, Braselton, Commerce, Lavonia; SC Anderson, Greenville, Greer, Spartanburg, Gaffney; NC Kings Mountain, Gastonia, Belmont, Charlotte, Concord, Kannapolis, Salisbury, Lexington, High Point, Greensboro, Burlington, Durham, Henderson; VA South Hill, Petersburg',
  'I-86 west': 'ID Pocatello, American Falls, Rupert',
  'I-86': 'PA Erie; NY Jamestown, Olean, Hornell, Corning, Elmira, Owego, Binghamton',
  'I-87': 'NY 40.81/-73.93, Yonkers, Nyack, Newburgh, Kingston, Albany, Saratoga Springs, Glens Falls, Plattsburgh, Champlain',
  'I-88': 'IL Moline, Dixon, DeKalb, Aurora, Naperville, Downers Grove, Oak Brook, Hillside',
  'I-89': 'NH Concord, Lebanon; VT Montpelier, Burlington, Saint Albans',
  'I-90':
    'WA Seattle, 47.58/-122.18, Issaquah, North Bend, Cle Elum, Ellensburg, Moses Lake, Ritzville, Spokane; ID Post Falls, Wallace; MT Missoula, Deer Lodge, Butte, Bozeman, Livingston, Billings, Hardin; WY Sheridan, Buffalo, Gillette, Sundance; SD Spearfish, Rapid City, 43.99/-102.24, Murdo, Chamberlain, Mitchell, Sioux Falls; MN Worthington, Jackson, Fairmont, Albert Lea, Austin, Rochester, La Crescent; WI La Crosse, Tomah, Portage, Madison, Janesville, Beloit; IL Rockford, Belvidere, Huntley, Elgin, Schaumburg, Rosemont, Chicago, 41.78/-87.63; IN Hammond, Gary, Portage, La Porte, South Bend, Elkhart, Angola; OH Toledo, Elyria, Cleveland, Euclid, Mentor, Ashtabula; PA Erie; NY Dunkirk, Buffalo, Batavia, Victor, Geneva, Syracuse, Utica, Amsterdam, Schenectady, Albany; MA Stockbridge, Westfield, Chicopee, Palmer, Sturbridge, Auburn, Westborough, Framingham, Natick, Newton, Boston',
  'I-91':
    'CT New Haven, Meriden, Hartford, Windsor, Enfield; MA Springfield, Holyoke, Northampton, Greenfield; VT Brattleboro, Bellows Falls, White River Junction, 43.99/-72.12, Saint Johnsbury, Newport',
  'I-93':
    'MA Braintree, Quincy, Boston, Medford, Woburn, Andover, Methuen; NH Salem, Londonderry, Manchester, Concord, Tilton, Plymouth, Littleton; VT Saint Johnsbury',
  'I-94':
    'MT Billings, Forsyth, Miles City, Glendive; ND Dickinson, Bismarck, Jamestown, Valley City, Fargo; MN Moorhead, Fergus Falls, Alexandria, Saint Cloud, Monticello, Rogers, Maple Grove, Brooklyn Center, Minneapolis, Saint Paul, Woodbury; WI Hudson, Menomonie, Eau Claire, Black River Falls, Tomah, Portage, Madison, Delafield, Waukesha, Milwaukee, Oak Creek, 42.6/-87.95; IL Gurnee, Libertyville, Deerfield, Skokie, Chicago, 41.78/-87.63, Calumet City; IN Hammond, Gary, Portage, Michigan City; MI Benton Harbor, Kalamazoo, Battle Creek, Marshall, Jackson, Ann Arbor, Ypsilanti, Taylor, Detroit, Roseville, Port Huron',
  'I-95':
    'FL Miami, North Miami, 25.95/-80.165, Hollywood, Fort Lauderdale, Pompano Beach, Boca Raton, Boynton Beach, West Palm Beach, Jupiter, Port Saint Lucie, Fort Pierce, Vero Beach, Melbourne, Cocoa, Titusville, New Smyrna Beach, Daytona Beach, Saint Augustine, Jacksonville; GA Kingsland, Brunswick, Darien, Richmond Hill, Pooler, Port Wentworth; SC Hardeeville, Walterboro, Manning, Florence, Dillon; NC Lumberton, Fayetteville, Dunn, Smithfield, Wilson, Rocky Mount, Roanoke Rapids; VA Emporia, Petersburg, Richmond, Ashland, Fredericksburg, Stafford, Dumfries, Woodbridge, Springfield, Alexandria; MD Oxon Hill, Camp Springs, Largo, Greenbelt, Beltsville, Laurel, Columbia, Elkridge, Arbutus, Baltimore, Rosedale, White Marsh, Joppatowne, Edgewood, Aberdeen, Havre de Grace, North East; DE Newark, Wilmington; PA Chester, Philadelphia, 40.09/-74.94, Bristol; NJ Florence, Hightstown, East Brunswick, Edison, Rahway, Elizabeth, Newark, Secaucus, Fort Lee; NY New Rochelle, Port Chester; CT Stamford, Norwalk, Bridgeport, Milford, New Haven, Old Saybrook, New London; RI Westerly, East Greenwich, Warwick, Providence, Pawtucket; MA Attleboro, Foxborough, Sharon, Canton, Dedham, Needham, Newton, Waltham, Lexington, Burlington, Woburn, Wakefield, Peabody, Danvers, Newburyport; NH Hampton, Portsmouth; ME 43.14/-70.65, Kennebunk, Biddeford, Portland, Brunswick, Augusta, Waterville, Bangor, Houlton',
  'I-96': 'MI Muskegon, Grand Rapids, Portland, Lansing, Howell, Brighton, Novi, Livonia, Detroit',
  'I-97': 'MD Glen Burnie, 39.05/-76.63, Annapolis',
  'I-105': 'CA El Segundo, Hawthorne, Lynwood, Norwalk',
  'I-110': 'CA San Pedro, Carson, Gardena, Los Angeles',
  'I-205 Portland': 'OR Tualatin, Oregon City, Gladstone, Happy Valley, 45.54/-122.565; WA Vancouver, Salmon Creek',
  'I-205 Tracy': 'CA 37.74/-121.55, Tracy, 37.76/-121.33',
  'I-210': 'CA 34.33/-118.5, La Cañada Flintridge, Pasadena, Arcadia, Azusa, Glendora, San Dimas',
  'I-215': 'CA Murrieta, Menifee, Perris, Moreno Valley, Riverside, Grand Terrace, Colton, San Bernardino, 34.23/-117.43',
  'I-215 Las Vegas': 'NV Henderson, 36.065/-115.15, Enterprise, 36.07/-115.29, Summerlin South, 36.28/-115.29, 36.28/-115.08',
  'I-215 Salt Lake City':
    'UT North Salt Lake, 40.765/-111.98, West Valley City, Taylorsville, Murray, Cottonwood Heights, Holladay, 40.72/-111.8',
  'I-225': 'CO 39.63/-104.9, 39.67/-104.84, Aurora, 39.755/-104.83',
  'I-238': 'CA San Lorenzo, Castro Valley',
  'I-240 Memphis': 'TN 35.19/-90.02, 35.15/-89.89, 35.08/-89.9, 35.07/-90.04',
  'I-270 Columbus':
    'OH Grove City, Hilliard, Dublin, Worthington, Westerville, Gahanna, Whitehall, Reynoldsburg, Groveport, Obetz, Grove City',
  'I-270 St. Louis':
    'MO Mehlville, Sunset Hills, Des Peres, Creve Coeur, Bridgeton, Florissant; IL Granite City, Pontoon Beach, Glen Carbon',
  'I-255': 'MO Mehlville; IL Columbia, Dupo, Cahokia, Collinsville, Pontoon Beach',
  'I-275 Tampa': 'FL Bradenton, Saint Petersburg, Tampa, Lutz',
  'I-280': 'CA San Jose, Cupertino, Los Altos Hills, Woodside, San Mateo, San Bruno, Daly City, San Francisco',
  'I-285':
    'GA College Park, East Point, 33.76/-84.49, Smyrna, Vinings, Sandy Springs, Dunwoody, Doraville, Tucker, Clarkston, Belvedere Park, Panthersville, Forest Park, College Park',
  'I-287':
    'NJ Edison, Piscataway, Bridgewater, Bedminster, Morristown, Parsippany, Pompton Lakes, Mahwah; NY Suffern, Nyack, Tarrytown, White Plains, Port Chester',
  'I-290': 'IL Chicago, Oak Park, Hillside, Elmhurst, Addison, Itasca, Schaumburg',
  'I-294': 'IL Lansing, Hazel Crest, Alsip, Bridgeview, Hinsdale, Oak Brook, Elmhurst, Rosemont, Northbrook, Deerfield',
  'I-355': 'IL New Lenox, Lemont, Bolingbrook, Downers Grove, Glen Ellyn, Addison',
  'I-405 Los Angeles':
    'CA 33.64/-117.74, Irvine, Costa Mesa, Fountain Valley, Westminster, Seal Beach, Signal Hill, Carson, Torrance, Lawndale, Inglewood, Culver City, 34.07/-118.46, Sherman Oaks, North Hills, 34.29/-118.47',
  'I-405 Seattle': 'WA Tukwila, Renton, Newcastle, Bellevue, Kirkland, Bothell, Lynnwood',
  'I-410': 'TX 29.35/-98.44, 29.34/-98.56, 29.38/-98.65, Leon Valley, 29.52/-98.5, Windcrest, 29.44/-98.39, 29.35/-98.44',
  'I-435':
    'KS Lenexa, Overland Park, Leawood; MO 38.935/-94.53, Raytown, Independence, 39.18/-94.49, 39.3/-94.6, 39.3/-94.72; KS 39.12/-94.81, Shawnee, Lenexa',
  'I-465':
    'IN 39.7/-86.24, Speedway, 39.87/-86.27, 39.925/-86.23, Carmel, 39.915/-86.07, Lawrence, 39.77/-86.04, 39.7/-86.02, Beech Grove, 39.697/-86.15, 39.7/-86.24',
  'I-476':
    'PA Chester, Springfield, Radnor, Conshohocken, Plymouth Meeting, Lansdale, Quakertown, 40.6/-75.56, Slatington, Lehighton, Wilkes-Barre, Clarks Summit',
  'I-485': 'NC Pineville, 35.12/-80.99, Belmont, 35.32/-80.96, Huntersville, 35.36/-80.75, Harrisburg, Mint Hill, Matthews, Pineville',
  'I-494': 'MN Maple Grove, Plymouth, Minnetonka, Eden Prairie, Bloomington, Inver Grove Heights, South Saint Paul, Woodbury',
  'I-694': 'MN Woodbury, Oakdale, Little Canada, Shoreview, New Brighton, Fridley, Brooklyn Center, Maple Grove',
  'I-495 Washington':
    'MD Oxon Hill; VA Alexandria, Springfield, Annandale, Tysons Corner; MD Bethesda, Kensington, Silver Spring, Beltsville, Greenbelt',
  'I-495 Boston':
    'MA 41.77/-70.74, Middleborough, Taunton, Mansfield, Franklin, Milford, Hopkinton, Westborough, Marlborough, 42.52/-71.49, Chelmsford, Lowell, Lawrence, Haverhill, Amesbury',
  'I-580': 'CA Richmond, Berkeley, Oakland, San Leandro, Castro Valley, Dublin, Livermore, 37.74/-121.55, 37.6/-121.33',
  'I-605': 'CA Seal Beach, Long Beach, Cerritos, Norwalk, Santa Fe Springs, Whittier, Baldwin Park, Duarte',
  'I-610': 'TX 29.68/-95.46, 29.78/-95.455, 29.81/-95.38, 29.77/-95.265, 29.7/-95.27, 29.68/-95.38, 29.68/-95.46',
  'I-635': 'TX 32.665/-96.615, 32.78/-96.62, 32.86/-96.66, 32.922/-96.765, 32.912/-96.9, 32.915/-97.03',
  'I-670': 'MO Kansas City; KS Kansas City',
  'I-680':
    'CA San Jose, Milpitas, Fremont, Pleasanton, Dublin, San Ramon, Danville, Walnut Creek, Pleasant Hill, Concord, Martinez, Benicia, Fairfield',
  'I-695':
    'MD Catonsville, Woodlawn, Pikesville, Lutherville, Towson, Parkville, Rosedale, Essex, Dundalk, 39.21/-76.52, Glen Burnie, Arbutus, Catonsville',
  'I-710': 'CA Long Beach, Paramount, Bell, Commerce, East Los Angeles',
  'I-805': 'CA 32.55/-117.04, Chula Vista, National City, 32.78/-117.125, 32.87/-117.22',
  'I-820': 'TX 32.68/-97.42, 32.745/-97.48, 32.825/-97.43, 32.838/-97.317, 32.825/-97.21, 32.755/-97.22, 32.675/-97.22',
  'I-840': 'TN Dickson, Franklin, 35.85/-86.66, Murfreesboro, Lebanon',
  'I-880':
    'CA San Jose, Milpitas, Fremont, Newark, Union City, Hayward, San Lorenzo, San Leandro, 37.75/-122.2, 37.795/-122.275, 37.83/-122.295',
};
