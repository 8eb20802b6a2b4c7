/**
 * A hundred requests that were written before the fourth round of work on the engine, without a look at its tables, as very
 * different people would type them. The first half served to find faults; the second was looked at in totals only until the
 * end. The first run over both is in docs/decisions/0013-blueprints-from-words.md.
 * Lines of `sentence | families | fields | things | what else must hold of the model`.
 */
export const fifthRequests = `
做个 todo list，要有 deadline 和 priority，不要 login | todo | title/标题/任务/名称, deadline/dueDate/截止日期, priority/优先级 | | off login
产品需求池：需求标题、提出人、优先级P0到P3、预计工时、排到哪个迭代、状态 | todo/records | title/需求标题/标题, requester/提出人/proposer/submitter, priority/优先级, 预计工时/estimatedHours/工时/hours, 排到哪个迭代/迭代/iteration/sprint, status/状态 | | choices P0,P2
我想把奶奶做菜的方子都记下来，食材、步骤、要炖多久、辣不辣 | notes/records/blog | ingredients/食材, steps/步骤, 要炖多久/炖多久/duration/cookingTime/时长/炖煮时间/烹饪时间/minutes, 辣不辣/是否辣/spicy/辣度
想写点育儿心得给别的宝妈看，文章配封面，大家能留言 | blog | title/标题, content/body/正文/内容, cover/封面/封面图/coverImage/image | 文章/post/article, 评论/留言/comment
我在镇上开小卖部，街坊老在微信里问有没有货，做个能下单的页面，商品名、价格、剩多少、能不能送上门 | shop | name/商品名/名称/商品名称/title, price/价格, 剩多少/stock/库存/quantity/数量/剩余, 能不能送上门/是否送货/送货上门/delivery/deliverable | 订单/order
闲置转让 | shop/records | name/title/物品/名称/标题/商品名称/item, price/价格/转让价
社区图书室，每人最多借 3 本，借期 30 天，要能看出谁超期了 | records/inventory/booking | book/title/书名/书/图书, borrower/reader/读者/借阅人/借书人/姓名/name/谁, 应还日期/dueDate/归还日期/到期日/还书日期/到期日期/returnDate, 借出日期/loanDate/借书日期/借阅日期/借期/borrowedAt/borrowDate
跑保险的，想把客户家里几口人、买过啥险、啥时候到期、孩子生日都记住 | contacts/records | name/客户/姓名/customer, 家里几口人/familySize/人数/家庭人数/几口人/members, 买过啥险/insurance/险种/policy/保险, 啥时候到期/expiry/到期/到期日/expiryDate/到期日期/dueDate, 孩子生日/childBirthday/birthday/生日
校友录，要毕业年份 城市 公司 微信号，电话不用必填 | contacts/records | name/姓名, 毕业年份/graduationYear, city/城市, company/公司, wechat/微信号/微信, phone/电话 | | optional 电话
医院科室耗材：名称、规格、批号、效期、在库数量、最低库存，数量不能是负数 | inventory | name/名称, 规格/specification/spec, 批号/batchNumber/lotNumber/batch, 效期/expiryDate/有效期, 在库数量/quantity/数量/stock, 最低库存/minStock/minimumStock | | least 在库数量 0
装修花的钱我想一笔一笔记清楚，哪家买的、花在哪个房间、定金付了多少、尾款还差多少 | expenses/records | 哪家买的/merchant/shop/store/商家/店家/supplier/供应商, 花在哪个房间/房间/room/哪个房间, 定金付了多少/定金/deposit/付了多少, 尾款还差多少/尾款/balance/还差多少/remaining
出纳日记账：日期、摘要、收入、支出、结余、经手人 | expenses/records | date/日期, summary/摘要/description, income/收入, expense/支出/expenses, balance/结余, 经手人/handler/handledBy
我是田径教练，队员每次跑100米和400米的成绩、当天体重、有没有伤 | tracker/records | 队员/athlete/name/姓名/runner/member/player, 100米/100米成绩/100米的成绩/成绩/score/result, 400米/400米成绩/400米的成绩/成绩/score/result, 当天体重/weight/体重, 有没有伤/injury/injured/是否受伤/伤
我爸做透析，每次透析前后的体重、血压都要写，护士嘱咐了啥也记一下 | tracker/records | date/日期, weight/体重/透析前体重/透析前后的体重/weightBefore/前后的体重, bloodPressure/血压/systolic/收缩压, 护士嘱咐了啥/嘱咐/notes/备注/advice/医嘱/护士嘱咐
村里要修路，问问每家每户同不同意、愿意出多少钱、有啥意见 | survey/records | 同不同意/是否同意/agree/agreed, 愿意出多少钱/多少钱/金额/amount/出多少钱, 有啥意见/意见/opinion/comment/suggestion/comments
老板要看大屏，各门店每天营业额、客流、客单价 | dashboard | store/门店/shop/各门店, revenue/营业额/turnover, 客流/traffic/visitors/客流量, 客单价/averagePrice/averageOrder/averageOrderValue
直播间 dashboard，GMV、观看人数、下单数、退货率 | dashboard | gmv/成交额, 观看人数/viewers, 下单数/orders/orderCount, 退货率/returnRate
给学生算总评：平时30%、期中30%、期末40% | calculator | 平时/平时成绩/平时分, 期中/期中成绩/midterm, 期末/期末成绩/final
我弟的修车铺想有个网页，放放服务项目、价格、地址和微信 | landing |
婚礼请柬网页，放新人照片、时间地点、路线，再说几句感谢的话 | landing |
课堂弹幕，学生匿名提问，老师能看到 | chat/survey | content/问题/内容/消息/question/message/提问
帮我搞个RESTful服务给小程序调，菜品和分类，菜品带价格、是否上架、图片地址 | api | price/价格, 是否上架/onSale/onShelf/listed/available/published/上架, image/图片地址/imageUrl/图片 | 菜品/dish, 分类/category
律师事务所的案子：案号、当事人、对方、法院、开庭日期、收费、进展到哪了 | records/todo/contacts | 案号/caseNumber, 当事人/party/client, 对方/opponent/对方当事人, 法院/court, 开庭日期/hearingDate, 收费/fee, 进展到哪了/进展/progress/status/状态
老师我要一个学生成绩管理，学号唯一，姓名，语文 数学 英语，0到100分 | records/contacts/tracker | 学号/studentNumber/studentId, name/姓名, 语文/chinese, 数学/math, 英语/english | | unique 学号; most 语文 100
每个项目有多个任务，任务有负责人和工时，项目有预算和客户 | todo/records | assignee/owner/负责人, hours/工时, budget/预算, client/customer/客户 | 项目/project, 任务/task
todo but simpler than trello, no accounts | todo | title/task/name, done/status/isDone/completed | | off login
Homework planner for my 3 kids: kid, subject, what to do, due, handed in or not | todo/records | kid/child/student/name, subject, whatToDo/task/title/homework/description, due/dueDate/dueOn, handedIn/handedInOrNot/submitted/done/status
bug list for our tiny team - severity (blocker/major/minor), steps to reproduce, found in version, assignee | todo/records | title/name/bug/summary, severity, stepsToReproduce/steps, version/foundInVersion/foundIn, assignee | | choices blocker,major,minor
recipe box: ingredients, steps, prep time in minutes, how many it serves, my rating out of 5 | notes/records/blog | ingredients, steps, prepTime/preparationTime/prepTimeInMinutes/minutes, serves/servings/howManyItServes/howMany, rating/myRating | | type rating/myRating rating
I'm a retired geologist and want to write about rocks so that people can read it and reply | blog | title, content/body/text | post/article, comment/reply
School newspaper with sections, bylines, a photo for each story and no comments please | blog | section/category/sections, byline/author/bylines, photo/image/picture | | noentity comment
Merch for our band: tshirts, vinyl, posters. price, stock, size, pickup at the show or mail | shop | price, stock, size, pickup/delivery/shipping/pickupAtTheShowOrMail/deliveryMethod/pickUp/pickupAtTheShow
nurse here - patients need to book a flu jab slot, need dob and allergies, max 6 per hour | booking | name/patient/patientName, slot/startsAt/time/date, dob/dateOfBirth/birthday/birthDate, allergies
parent teacher conferences, 10 minute slots, parents choose the teacher | booking | parent/name/parentName, teacher, slot/startsAt/time/startTime/date
crm for my tutoring biz. parent, kid, grade, subject, hourly rate, weekday | contacts/records | parent, kid/child/student, grade, subject, hourlyRate/rate, weekday/day
what's in my freezer | inventory/records | name/item/food, quantity/amount/count/stock
Tool crib: who borrowed what drill, when its due back, is it calibrated, serial no must be unique | inventory/records/booking | borrower/who/borrowedBy/name/whoBorrowed, tool/drill/name/item, dueBack/due/dueDate/returnDate, calibrated/isCalibrated, serialNo/serialNumber/serial | | unique serialNo/serialNumber/serial
where does my money go every month?? | expenses | amount, category, date
freelance invoices: client, project, hours, rate, VAT %, sent on, paid on | expenses/records | client/customer, project, hours, rate/hourlyRate, vat/vatPercent/tax/vatRate, sentOn/sent/sentDate, paidOn/paid/paidDate
Football coach: attendance and fitness score of every player after each training | tracker/records | player/name, attendance/attended/present, fitness/fitnessScore/score, date/training/trainingDate
mileage log for taxes - date, from, to, km, business or private | tracker/records/expenses | date, from/start/origin/fromPlace, to/destination/end/toPlace, km/kilometers/distance/mileage, businessOrPrivate/purpose/type/business/kind/category | | choices business,private
ask the class where to go on the excursion & how much they could pay | survey | destination/place/location/where/whereToGo/excursion/whereToGoOnTheExcursion, amount/howMuchTheyCouldPay/howMuch/budget/pay
rsvp for grandma's 80th — coming?, plus one, kids, food allergies, song request | survey | name, coming/attending, plusOne, kids, foodAllergies/allergies, songRequest/song
show me call center kpis: calls, avg wait, missed, csat by agent | dashboard/records/tracker | calls, avgWait/wait/averageWait, missed/missedCalls, csat, agent
tip splitter | calculator | bill/amount/total/billAmount, tip/tipPercent/tipRate/percent, people/persons/guests/numberOfPeople
bmi for my patients with kg and cm | calculator | weight/kg, height/cm
one pager to get signups for our beta, hero + features + email field | landing/survey |
a wall where colleagues can leave a goodbye message for Sam | chat/survey/notes/blog | name/author/from/sender, message/content/text/body
backend only: podcasts and episodes, an episode has number, audio url, duration in seconds, explicit flag | api | number/episodeNumber, audioUrl/audio, duration/durationInSeconds/seconds, explicit/explicitFlag/isExplicit | podcast, episode
Each teacher teaches many classes, each class has a room and a max of 30 pupils | records/booking/contacts | room, pupils/capacity/maxPupils/maximum/size/max | teacher, class
`;

export const fifthHeldRequests = `
我们五个人合租，谁倒垃圾谁拖地老是吵，弄个值日表，谁、干啥、哪天、干没干 | todo/records/tracker | person/assignee/谁/姓名/负责人/name, chore/task/干啥/家务/事项/title/标题, date/day/哪天/日期/dueDate, done/干没干/是否完成/完成/状态/status/isDone
错题本，拍张照片，再写科目和错因，每道题复习了几遍 | notes/records | image/photo/照片/图片, subject/科目, 错因/reason/cause, 复习了几遍/复习次数/reviewCount/几遍/次数/count
记灵感用的，随手一条，能打标签能搜 | notes | content/内容/正文/body, tags/标签/tag | | on search
学校校报电子版，分栏目，作者、指导老师、发表日期，读者不能评论 | blog | 栏目/category/column/section/分类, author/作者, 指导老师/advisor/teacher, 发表日期/发布日期/publishedAt/publishDate/date | | noentity 评论
卖多肉的店，品种、大小（小、中、大）、价格、图 | shop | 品种/variety/name/species/breed, size/大小/尺寸, price/价格, image/图/图片/photo | | choices 小,大
我是理发师，客人约我剪头，剪、烫、染三种，半小时一段，别让两个人约到一个点 | booking | customer/name/客人/姓名/顾客/客户, service/项目/服务/类型/服务项目/type/种类, startsAt/time/时间/预约时间/开始时间/date | | choices 剪,染
羽毛球馆订场子，3号场到8号场，一小时一块，留手机号 | booking | court/场地/场子/venue/几号场, startsAt/time/时间/预约时间/开始时间, phone/手机号/手机/电话
供应商名录（公司 联系人 电话 主营 账期多少天） | contacts/records | company/公司/name, 联系人/contactPerson/contact, phone/电话, 主营/mainBusiness/business/主营业务, 账期多少天/账期/paymentDays/paymentTerm/paymentTerms/days
我家冰箱里总有过期的东西，想知道里面有啥、还剩几个、哪天过期 | inventory/records/tracker | name/item/名称/食物/东西/有啥/里面有啥/食材/品名, 还剩几个/quantity/数量/几个/剩余/count/stock/库存, 哪天过期/过期日期/expiryDate/保质期/到期日期
健身房器材台账，买的日子、多少钱、坏没坏、放几楼 | inventory/records | name/器材/名称/equipment, 买的日子/购买日期/purchaseDate/购入日期, 多少钱/price/价格/金额/cost/amount, 坏没坏/是否损坏/broken/状态/status, 放几楼/楼层/几楼/floor/location/位置
AA制出去玩，谁垫的钱、垫了多少、几个人分 | expenses/records | 谁垫的钱/谁垫的/垫付人/payer/付款人/谁/paidBy, 垫了多少/amount/金额/多少钱/多少, 几个人分/人数/几个人/people
监督我自己每天喝够八杯水 | tracker | 杯数/喝水/杯/几杯/cups/water/count/数量/quantity/喝水量/数值/value/amount, date/日期
宝宝喂养记录 几点喂的 喂了多少毫升 母乳还是奶粉 拉没拉 | tracker/records | 几点喂的/time/startsAt/喂养时间/时间/date/几点, 喂了多少毫升/毫升/奶量/amount/volume/多少毫升/喂奶量/ml/milliliters, 母乳还是奶粉/type/种类/类型/milk/feedType, 拉没拉/poop/大便/是否大便 | | choices 母乳,奶粉
食堂满意度，一到五星打分，最想吃的菜，匿名 | survey | rating/评分/满意度/星级/打分/食堂满意度/score/satisfaction, 最想吃的菜/dish/菜
年会节目报名，节目名、类型（唱歌 舞蹈 小品 其他）、几个人、要不要伴奏 | survey/records/booking | 节目名/name/title/节目名称, type/类型, 几个人/人数/people/participants, 要不要伴奏/accompaniment/伴奏/是否需要伴奏 | | choices 唱歌,小品
用图表看看我们班每次考试的平均分、最高分、及格率 | dashboard/tracker/records | exam/考试/date/日期/考试名称/name/title, 平均分/averageScore/average, 最高分/highestScore/highest/maxScore, 及格率/passRate
房贷算一下 | calculator | 贷款金额/amount/principal/loan/贷款总额/本金/金额/贷款额, 利率/rate/年利率/interestRate, 年限/years/贷款年限/期限/months
我们做蛋糕的，输入尺寸、层数、单价，算报价 | calculator | 尺寸/size, 层数/layers, 单价/price/unitPrice
公益项目募捐介绍页，讲讲我们给山里孩子送书的事 | landing |
给小区邻居一个能说话的地方，发言带楼号 | chat | content/内容/消息/message/body/发言, 楼号/building/buildingNumber
后端接口就行，不要页面：车辆，车牌、车型、上牌日期、里程、是否年检 | api | plate/车牌/licensePlate/plateNumber, 车型/model, 上牌日期/registrationDate, mileage/里程, 是否年检/inspected/年检
宿管阿姨登记晚归，学生、宿舍号、几点回来的、原因 | records/tracker | student/学生/name/姓名, 宿舍号/dormitory/宿舍/dorm/room/dormNumber, 几点回来的/time/回来时间/晚归时间/几点/returnedAt, reason/原因
流浪猫救助，每只猫的花色、在哪发现的、绝育没、领养人 | records/inventory/tracker | 花色/color/pattern/毛色, 在哪发现的/发现地点/地点/location/place, 绝育没/是否绝育/绝育/neutered, 领养人/adopter
快遞驛站，單號、收件人尾號、貨架號、到件時間、取了沒 | records/inventory | 單號/单号/trackingNumber, 收件人尾號/收件人尾号/尾号, 貨架號/货架号/shelf/shelfNumber, 到件時間/到件时间/arrivalTime/arrivedAt, 取了沒/取了没/pickedUp/是否取件
幼儿园每天给家长看的，孩子吃了多少、睡了几小时、心情、老师的话 | tracker/records/notes/blog | child/孩子/name/姓名/kid, date/日期, 吃了多少/meal/food/饭量/食量, 睡了几小时/sleepHours/hours/睡眠时长/睡眠/几小时/sleep, mood/心情, 老师的话/teacherNote/notes/备注/comment/评语
I keep forgetting which plants I watered | tracker/records/todo | plant/name/plantName, watered/lastWatered/date/wateredOn/day
wedding checklist w/ budget per item, vendor, who's responsible and by when | todo/records/expenses | item/title/name/task, budget/budgetPerItem, vendor, responsible/assignee/owner/whosResponsible/whoIsResponsible/who, dueDate/byWhen/deadline/due
Somewhere to keep quotes from the books im reading, with author and page nr | notes/records | quote/content/text/body, book/bookTitle/title, author, page/pageNumber/pageNr
lab notebook for undergrads; experiment, hypothesis, protocol, result, supervisor sign-off | notes/records | experiment/title/name, hypothesis, protocol, result/results, signOff/supervisorSignOff/signedOff/approved
team changelog page - version, release date, what changed, breaking or not. newest first | blog/records/notes | version, releaseDate/date/released, whatChanged/changes/description/body/content, breaking/breakingOrNot/isBreaking
i make candles. people should pick a scent and size, put them in a basket and order | shop | scent, size, price | order
second-hand bikes: brand, frame size in cm, gears, condition, price, sold? | shop/records/inventory | brand, frameSize/frame, gears, condition, price, sold/isSold
rent out community hall: group name, date, start, end, kitchen needed, key deposit paid | booking/records | group/groupName/name, date/startsAt/day, start/startTime/startsAt, end/endTime/endsAt, kitchen/kitchenNeeded/needsKitchen, deposit/keyDeposit/keyDepositPaid/depositPaid
Keep tabs on donors: how much they gave, last time they gave, who knows them, thank you letter sent | contacts/records/tracker | name/donor, amount/howMuchTheyGave/gave/donation/howMuch, lastTimeTheyGave/lastGave/lastDonation/lastTime/lastGift, whoKnowsThem/knownBy/contact/who, thankYouLetterSent/thankYouSent/letterSent/thankYouLetter
address book for the choir; voice part soprano alto tenor bass, phone, bday | contacts | name, voicePart/voice/part, phone, birthday/bday | | choices soprano,bass
Wine celler invetory. vintage, grape, region, botles left, drink by year, tasting notes | inventory/records | vintage, grape, region, botlesLeft/bottlesLeft/bottles/quantity, drinkByYear/drinkBy, tastingNotes/notes
Stock for a small pharmacy - drug, strength, batch, expiry, quantity can't be negative, reorder at | inventory | drug/name/medicine, strength, batch/batchNumber, expiry/expiryDate, quantity, reorderAt/reorderLevel | | least quantity 0
Field trip costs per class: bus, tickets, lunch, paid by parents or school | expenses/records/tracker | class/className, bus/category, tickets/category, lunch/category, paidBy/payer/paidByParentsOrSchool/paidByParents
diary of my toddler's sleep: for each day nap length, bedtime, woke up how many times, mood | tracker/notes/records | date/day, nap/napLength/napDuration, bedtime, wakeUps/wokeUp/wokeUpHowManyTimes/timesWoken/howManyTimes/count, mood
quit sugar challenge 30 days | tracker | date/day, done/success/completed/status/sugar/amount/value/count
I want to see if my tomatoes do better with the new fertilizer, so height, leaves and fruit count each week, 2 groups | tracker/records | height, leaves, fruit/fruitCount, group/groups, date/week
Post-surgery follow up questions: pain 0-10, fever yes/no, wound photo, anything else | survey/tracker/records | pain/painLevel, fever, woundPhoto/photo, anythingElse/comment/comments/notes/other | | most pain 10
feedback on my workshop: what did you like, what was boring, would you come again (yes/maybe/no) | survey | like/whatDidYouLike/liked, boring/whatWasBoring, comeAgain/wouldYouComeAgain/again | | choices yes,maybe,no
Graphs of electricity use of our three buildings per month | dashboard/tracker | building, electricity/electricityUse/use/usage/consumption/kwh/amount/value, month/date
work out how many tiles i need, room length + width, tile size, 10% waste | calculator | length/roomLength, width/roomWidth, tileSize/tile/tileLength, waste/wastePercent
Website for my yoga retreat in Bali. Prices, schedule, a few quotes from guests, faq | landing |
portfolio for an illustrator, lots of pictures and a contact section | landing/blog/records |
Chat room 4 my D&D group w/ character names | chat | character/characterName/author/name/sender, message/content/text
REST endpoints for gym memberships, fields: member no (unique), plan, starts, ends, frozen. | api | memberNo/memberNumber, plan, starts/startDate/startsAt/startsOn, ends/endDate/endsAt/endsOn, frozen | | unique memberNo/memberNumber
lost & found at the pool: what, colour, found where, found on, picked up by | records/inventory | what/item/name/title, colour/color, foundWhere/where/location/place, foundOn/date/foundDate, pickedUpBy/claimedBy/pickedUp
`;
