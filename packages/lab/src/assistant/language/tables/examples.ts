/** Example values of texts by the name of their field: `name | 中文、中文 | English, English`. */
export const examples = `
name | 张伟、李娜、王芳、刘洋、陈静 | Anna Meyer, Ben Carter, Carla Rossi, David Kim, Eva Novak
customer | 张伟、李娜、王芳、刘洋 | Anna Meyer, Ben Carter, Carla Rossi, David Kim
patient | 赵敏、孙磊、周洁、吴刚 | Mia Stone, Noah Reed, Ella Fox, Leo Hart
assignee | 小李、小王、小陈 | Alex, Sam, Kim
author | 小明、小红、阿杰 | Mia, Noah, Liam
owner | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
contactPerson | 李经理、王主任、陈店长 | Anna Meyer, Ben Carter, Carla Rossi
teacher | 周老师、吴老师、郑老师 | Ms Hill, Mr Brook, Ms Field
student | 张小雨、李子轩、王一诺 | Mia Stone, Noah Reed, Ella Fox
doctor | 周医生、吴医生、郑医生 | Dr Hill, Dr Brook, Dr Field
stylist | 阿杰、小美、Tony | Jamie, Robin, Toni
staff | 小李、小王、小陈 | Alex, Sam, Kim
service | 剪发、染发、护理 | Haircut, Colouring, Treatment
host | 小李、小王 | Alex, Sam
supplier | 晨光文具、远山纸业、青禾农场 | Northwind Paper, Hillside Farm, Green Tools
company | 晨光科技、远山贸易、青禾食品 | Northwind Ltd, Hillside Trade, Green Fields
department | 研发部、市场部、人事部 | Engineering, Marketing, People
position | 前端工程师、会计、设计师 | Front-end engineer, Accountant, Designer
address | 中山路 18 号、人民路 6 号、湖滨街 32 号 | 18 Mill Street, 6 Harbour Road, 32 Park Lane
city | 杭州、成都、青岛 | Leeds, Porto, Graz
country | 中国、法国、日本 | France, Japan, Portugal
location | 一楼大厅、二号仓库、阅览室 | Main hall, Storage room 2, Reading room
room | 101、203、多功能厅 | 101, 203, Main hall
destination | 杭州、敦煌、大理 | Lisbon, Kyoto, Oslo
description | 先做最重要的部分、和大家确认后再继续、详情见附件 | The most important part comes first, Agree with everybody before going on, Details are attached
content | 今天把想法都记了下来，明天继续。、读完之后的一点感想。、大家一起讨论后决定的。 | All the ideas are written down here., A few thoughts after reading., Decided together after a long talk.
notes | 下午联系、已确认、注意时间 | Call in the afternoon, Confirmed, Mind the time
comment | 整体很满意、希望更快一些、会推荐给朋友 | Happy overall, Could be faster, Would recommend it
tags | 工作、生活、学习 | work, home, study
brand | 晨光、远山、青禾 | Northwind, Hillside, Greenfield
model | A1、B2、C3 | A1, B2, C3
color | 白色、蓝色、黑色 | White, Blue, Black
breed | 柯基、英短、金毛 | Corgi, Shorthair, Retriever
size | 中号、大号、小号 | Medium, Large, Small
course | 数学、英语、物理 | Maths, English, Physics
class | 一班、二班、三班 | Class A, Class B, Class C
time | 09:00、14:30、19:00 | 09:00, 14:30, 19:00
period | 第 1 节、第 3 节、第 5 节 | 1, 3, 5
director | 陈导、李导、王导 | Jane Field, Tom Rivers, Ada North
artist | 晨星乐队、小城合唱团、林音 | The Larks, River Choir, Nora Lind
genre | 剧情、喜剧、动作 | Drama, Comedy, Action
publisher | 山河出版社、晨光书局 | Hill Press, Harbour Books
ingredients | 番茄 2 个，鸡蛋 3 个、五花肉 500 克、面粉 200 克 | 2 tomatoes and 3 eggs, 500 g of apples, 200 g of flour
steps | 切好食材，大火翻炒三分钟，调味出锅。、小火慢炖四十分钟。、揉成面团，静置半小时。 | Chop everything and fry it for three minutes., Simmer for forty minutes., Knead the dough and let it rest.
exercise | 深蹲、卧推、引体向上 | Squat, Bench press, Pull-up
dose | 1 片、5 毫升、2 粒 | 1 tablet, 5 ml, 2 capsules
medication | 维生素 D、感冒药、钙片 | Vitamin D, Cold tablets, Calcium
word | 苹果、图书馆、朋友 | apple, library, friend
meaning | 一种水果、借书的地方、亲近的人 | a fruit, a place for books, someone close
question | 一年有几个节气、光速是多少、最长的河 | How many planets are there, How fast is light, Which river is longest
answer | 二十四个、每秒约三十万千米、尼罗河 | Eight, About 300 000 km/s, The Nile
reason | 家中有事、参观交流、身体不适 | Family matter, Visit, Not feeling well
symptoms | 咳嗽两天、头痛、牙痛 | Cough for two days, Headache, Toothache
diagnosis | 感冒、偏头痛、龋齿 | Cold, Migraine, Caries
material | 棉、陶瓷、木 | Cotton, Ceramic, Wood
unit | 个、箱、千克 | piece, box, kg
category | 综合、重点、其他 | General, Important, Other
type | 标准、特殊、其他 | Standard, Special, Other
items | 手工皂 × 2、帆布包 × 1、陶瓷杯 × 3 | Soap × 2, Bag × 1, Mug × 3
isbn | 978-7-02-000000-1、978-7-02-000001-8、978-7-02-000002-5 | 978-0-00-000000-1, 978-0-00-000001-8, 978-0-00-000002-5
skills | 沟通、摄影、编程 | Talking, Photography, Programming
vehicle | 小轿车、面包车、越野车 | Hatchback, Van, Estate car
project | 官网改版、客户支持、内部会议 | Website, Customer support, Meetings
employee | 张伟、李娜、王芳 | Anna Meyer, Ben Carter, Carla Rossi
`;
